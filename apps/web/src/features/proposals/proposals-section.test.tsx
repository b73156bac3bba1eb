import type { ProposalView } from "@giftling/domain";
import { act, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { MockApiProvider } from "../../testing/mock-api-provider.tsx";
import { renderWithTheme } from "../../testing/render.tsx";
import { createParentWish, WISH_FIXTURE } from "../../testing/wishlist-item.ts";
import { trpc } from "../../trpc.ts";
import { sendPendingDeletions } from "../entries/pending-deletions.ts";
import ProposalsSection from "./proposals-section.tsx";

const proposal = (name: string, over: Partial<ProposalView> = {}): ProposalView => ({
  id: `id of ${name}`,
  name,
  url: null,
  note: null,
  proposedBy: "Aunt May",
  createdAt: new Date().toISOString(),
  ...over,
});

const TITLE = "Ideas from family and friends";

function Wishes() {
  const { data } = trpc.wishlist.list.useQuery({ kidId: "k1" });
  return (
    <section id="wishlist">
      <h2 tabIndex={-1}>Wishlist</h2>
      <p>{`Wishes: ${data?.map(({ name }) => name).join(", ")}`}</p>
    </section>
  );
}

function show(proposals: ProposalView[], accept: (id: string) => Promise<unknown>) {
  const keys: unknown[] = [];
  const { user } = renderWithTheme(
    <MockApiProvider
      answers={async (path, input, key) => {
        if (path === "proposals.list") return proposals;
        if (path === "wishlist.list") return [];
        keys.push(key);
        return accept((input as { id: string }).id);
      }}
    >
      <Wishes />
      <ProposalsSection kidId="k1" />
    </MockApiProvider>,
  );
  return { user, keys };
}

test("renders nothing without proposals (rule: proposals)", async () => {
  show([], async () => null);
  await screen.findByText("Wishes:");
  expect(screen.queryByRole("region", { name: TITLE })).toBeNull();
});

test("shows three proposals until the list is expanded, with safe links only", async () => {
  const names = ["A telescope", "A kite", "A drum", "A book"];
  const { user } = show(
    names.map((name) => proposal(name, { url: "javascript:alert(1)", note: "For the moon" })),
    async () => null,
  );
  await screen.findByText("A telescope");
  expect(screen.queryByText("A book")).toBeNull();
  expect(screen.queryByRole("link")).toBeNull();
  await user.click(screen.getByRole("button", { name: /all 4/ }));
  await screen.findByText("A book");
});

test("adds an accepted proposal to the wishlist once, under the proposal's id as key", async () => {
  const wish = createParentWish({ ...WISH_FIXTURE, id: "w1", name: "A telescope" });
  const { user, keys } = show([proposal("A telescope")], async () => wish);
  await user.dblClick(await screen.findByRole("button", { name: "Put on the list: A telescope" }));
  await screen.findByText("Wishes: A telescope");
  await waitFor(() => expect(screen.queryByRole("region", { name: TITLE })).toBeNull());
  expect(new Set(keys)).toEqual(new Set(["id of A telescope"]));
});

test("moves the focus from an accepted proposal to the heading", async () => {
  const wish = createParentWish({ ...WISH_FIXTURE, id: "w1", name: "A telescope" });
  const { user } = show([proposal("A telescope"), proposal("A kite")], async () => wish);
  await user.click(await screen.findByRole("button", { name: "Put on the list: A telescope" }));
  await screen.findByText("Wishes: A telescope");
  await waitFor(() => expect(screen.queryByText("A telescope")).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: TITLE }));
});

test("moves the focus from the last proposal, once declined, to the wishlist", async () => {
  const { user } = show([proposal("A telescope")], async () => null);
  await user.click(await screen.findByRole("button", { name: "Decline: A telescope" }));
  const undo = await screen.findByRole("button", { name: /^Undo/ });
  expect(document.activeElement).toBe(undo);
  act(() => void sendPendingDeletions());
  await waitFor(() => expect(screen.queryByRole("region", { name: TITLE })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Wishlist" }));
});
