import {
  ERROR_CODE_MESSAGES,
  type SetWishStatesInput,
  type UnversionedWishlistItemView,
} from "@giftling/domain";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { MockApiProvider } from "../../testing/mock-api-provider.tsx";
import { MockRouterProvider } from "../../testing/mock-router-provider.tsx";
import { renderWithTheme } from "../../testing/render.tsx";
import {
  createParentWish,
  createPurchasedWish,
  WISH_FIXTURE as train,
} from "../../testing/wishlist-item.ts";
import { trpc } from "../../trpc.ts";
import { useWishMutations } from "./use-wish-mutations.ts";
import WishDialogs from "./wish-dialogs.ts";
import { WishlistSection } from "./wishlist-section.tsx";

afterEach(() => window.sessionStorage.clear());

const draft = (id: string, name: string, over: Partial<UnversionedWishlistItemView> = {}) => ({
  ...train,
  id,
  name,
  state: "draft" as const,
  ...over,
});

function show(items: UnversionedWishlistItemView[], refusals: Record<string, object> = {}) {
  const calls: [path: string, input: unknown][] = [];
  const { user } = renderWithTheme(
    <MockApiProvider
      answers={async (path, input) => {
        if (path === "wishlist.list") return items.map(createParentWish);
        if (path === "occasions.list" || path === "kids.list") return [];
        if (path === "kids.analytics") return new Promise(() => undefined);
        calls.push([path, input]);
        if (path === "wishlist.setStates") {
          const all = input as SetWishStatesInput;
          return all.items.map(({ id }) => {
            const found = items.find((item) => item.id === id) ?? train;
            return refusals[id] ?? { item: createParentWish({ ...found, state: all.state }) };
          });
        }
        const asked = input as { id: string };
        return createParentWish({
          ...(items.find(({ id }) => id === asked.id) ?? train),
          ...asked,
        });
      }}
    >
      <MockRouterProvider>
        <WishlistSection kidId="k1" firstName="Emma" onAdd={() => undefined} />
      </MockRouterProvider>
    </MockApiProvider>,
  );
  return { user, calls };
}

const fold = async (label: string) => {
  const found = (await screen.findByText(label)).closest("details");
  if (found === null) throw new Error(`${label} is no fold`);
  return found;
};

test("collapses drafts between bought and archived wishes, and publishes single drafts", async () => {
  const { user, calls } = show([
    { ...train, id: "i5", name: "Kite", state: "put-away" },
    draft("i2", "Drum"),
    createPurchasedWish({ ...train, id: "i3", name: "Bell" }, "Rose"),
    train,
  ]);
  const drafts = await fold("Drafts (1)");
  expect(drafts.open).toBe(false);
  const labels = [...document.querySelectorAll("summary")].map((summary) => summary.textContent);
  expect(labels).toEqual(["Bought (1)", "Drafts (1)", "Put away (1)"]);
  expect(within(drafts).getByText("Draft")).toBeDefined();
  expect(within(drafts).queryByRole("button", { name: /Put all/, hidden: true })).toBeNull();
  const button = { name: "Put on the list: Drum", hidden: true };
  await user.click(await within(drafts).findByRole("button", button));
  await screen.findByText("“Drum” is now on the list");
  expect(calls).toEqual([["wishlist.update", { id: "i2", state: "shown" }]]);
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(calls.at(-1)?.[1]).toEqual({ id: "i2", state: "draft" }));
});

test("publishes all complete drafts in one request, and explains an incomplete draft", async () => {
  const { user, calls } = show([
    draft("i2", "Drum"),
    draft("i3", "Bell", { url: null }),
    draft("i4", "Camp", { url: null, isActivity: true }),
  ]);
  const drafts = await fold("Drafts (3)");
  // The group of drafts is expanded, because the list has no other wishes.
  expect(drafts.open).toBe(true);
  // The button and its note load lazily.
  await waitFor(() => expect(drafts.textContent).toContain("One needs a link first."));
  await user.click(await within(drafts).findByRole("button", { name: "Put 2 on the list" }));
  await screen.findByText("2 wishes are now on the list");
  const version = expect.any(String);
  const both = [
    { id: "i2", version },
    { id: "i4", version },
  ];
  expect(calls).toEqual([["wishlist.setStates", { kidId: "k1", state: "shown", items: both }]]);
  await user.click(
    await within(await fold("Drafts (1)")).findByRole("button", { name: /^Add its link/ }),
  );
  const form = await screen.findByRole("dialog", { name: "Edit the gift" });
  expect(within(form).getByLabelText("Web address (optional)")).toBeDefined();
});

test("reports concurrently changed drafts, and undoes the published ones", async () => {
  const error = { code: "CHANGED_MEANWHILE", message: ERROR_CODE_MESSAGES.CHANGED_MEANWHILE };
  const { user, calls } = show([draft("i2", "Drum"), draft("i3", "Bell")], { i3: { error } });
  const drafts = await fold("Drafts (2)");
  await user.click(await within(drafts).findByRole("button", { name: "Put all on the list" }));
  await screen.findByText("1 wish is now on the list");
  await screen.findByText(/^One stayed as it is\. /);
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => {
    expect(calls.at(-1)?.[1]).toMatchObject({ state: "draft", items: [{ id: "i2" }] });
  });
});

function Dialogs() {
  trpc.wishlist.list.useQuery({ kidId: "k1" });
  return (
    <WishDialogs
      opened="add"
      onClose={() => undefined}
      edited={null}
      kidId="k1"
      firstName="Emma"
      writes={useWishMutations("k1")}
    />
  );
}

test("saves a wish without a URL as an idea, as a draft or on Enter (rule: ideas)", async () => {
  const calls: unknown[] = [];
  let send: () => void = () => undefined;
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  const { user } = renderWithTheme(
    <MockApiProvider
      answers={async (path, input) => {
        if (path === "wishlist.list") return [];
        calls.push(input);
        await sent;
        const { state = "shown" } = input as { state?: "draft" };
        return createParentWish(draft("its own draft", "Drum", { state }));
      }}
    >
      <Dialogs />
    </MockApiProvider>,
  );
  await user.type(await screen.findByLabelText("Name"), "Drum");
  const keep = screen.getByRole("button", { name: "Keep as a draft" });
  await user.click(keep);
  await waitFor(() => expect(keep.getAttribute("aria-disabled")).toBe("true"));
  await user.click(keep);
  expect(document.activeElement).toBe(keep);
  send();
  await screen.findByText("“Drum” is saved as a draft");
  const idea = { name: "Drum", url: null, isIdea: true };
  expect(calls).toEqual([expect.objectContaining({ ...idea, state: "draft" })]);
  await user.type(await screen.findByLabelText("Name"), "Drum{Enter}");
  await screen.findByText("“Drum” is on the wishlist");
  expect(calls).toEqual([expect.anything(), expect.objectContaining(idea)]);
});
