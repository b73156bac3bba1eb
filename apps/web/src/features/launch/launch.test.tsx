import type { ParentWishlistItemView, SetWishStatesInput } from "@giftling/domain";
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { KID_FIXTURE } from "../../testing/kid.ts";
import { MockApiProvider, type ProcedureResponder } from "../../testing/mock-api-provider.tsx";
import { PARENT_FIXTURE } from "../../testing/parent.ts";
import { renderWithTheme } from "../../testing/render.tsx";
import { createParentWish, WISH_FIXTURE } from "../../testing/wishlist-item.ts";
import { LaunchOverlay } from "./launch.tsx";

afterEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
});

const WISH = createParentWish(WISH_FIXTURE);

type Imported = { rows: { name: string; url: string | null }[] };

async function showLaunch({
  isLaunch = true,
  wishes = [WISH],
  links = [],
  answers = () => undefined,
}: {
  isLaunch?: boolean;
  wishes?: ParentWishlistItemView[];
  links?: object[];
  /** Returns the response to a write or a preview. If the result is undefined, the default response is used. */
  answers?: (path: string, input: unknown) => unknown;
} = {}) {
  const calls: [path: string, input: unknown][] = [];
  const answer: ProcedureResponder = async (path, input) => {
    if (path === "wishlist.list") return wishes;
    if (path === "links.listPayment") return links;
    if (path === "account.user") return PARENT_FIXTURE;
    calls.push([path, input]);
    const own = answers(path, input);
    if (own !== undefined) return own;
    if (path === "wishlist.import") {
      return (input as Imported).rows.map((row, at) => ({
        item: { ...WISH, ...row, id: `new ${at}`, state: "draft" },
      }));
    }
    if (path === "wishlist.setStates") {
      return (input as SetWishStatesInput).items.map(({ id }) => ({ item: { ...WISH, id } }));
    }
    return PARENT_FIXTURE;
  };
  const kid = { ...KID_FIXTURE, id: "k1", firstName: "Zuri", avatarUrl: null };
  const router = createRouter({
    history: createMemoryHistory(),
    routeTree: createRootRoute({
      component: () => <LaunchOverlay kid={kid} path="/hub/okafor" />,
    }),
  });
  await router.load();
  await router.navigate({ to: ".", state: { isLaunch } });
  const { user, unmount } = renderWithTheme(
    <MockApiProvider answers={answer}>
      <RouterProvider router={router} />
    </MockApiProvider>,
  );
  return { user, calls, unmount };
}

const dialog = () => screen.queryByRole("dialog", { name: "Zuri's page is live" });
const wish = (place: number) => screen.findByLabelText<HTMLInputElement>(`Wish ${place}`);
const message = () => document.querySelector("blockquote")?.textContent;

test("opens the launch dialog with texts to send, and closes permanently", async () => {
  const share = vi.fn(async (_what: ShareData) => undefined);
  const { user } = await showLaunch();
  vi.stubGlobal("navigator", { ...window.navigator, share });
  await waitFor(() => expect(dialog()).not.toBeNull(), { timeout: 10_000 });
  await user.click(screen.getByText("Invitation"));
  await user.click(screen.getByRole("button", { name: "Send to family" }));
  const sent = share.mock.calls[0]?.[0];
  expect(window.localStorage.getItem("giftling:first-steps:k1")).toBe("shared");
  expect(sent?.text).toContain("celebrate Zuri with you");
  expect(sent?.url).toBe(`${window.location.origin}/hub/okafor`);
  vi.unstubAllGlobals();
  await user.click(screen.getByRole("button", { name: "QR code" }));
  const code = await screen.findByRole("dialog", { name: "Scan to open this page" });
  await user.keyboard("{Escape}");
  await waitFor(() => expect(code.isConnected).toBe(false));
  await user.click(screen.getByRole("button", { name: "Go to your dashboard" }));
  await waitFor(() => expect(dialog()).toBeNull());
});

test("hides the launch dialog on other dashboard visits", async () => {
  await showLaunch({ isLaunch: false });
  expect(dialog()).toBeNull();
});

test("names wishes and school in the message only if the page has them", async () => {
  const { unmount } = await showLaunch({ wishes: [{ ...WISH, state: "draft" }] });
  await wish(1);
  expect(message()).toBe("Zuri has a page now. Come by whenever you like and leave a kind word.");
  unmount();
  await showLaunch({ links: [{ type: "529" }] });
  await waitFor(() =>
    expect(message()).toBe(
      "Zuri has a page now. It shows what Zuri wishes for and how to help with school, whenever you like.",
    ),
  );
  expect(screen.queryByLabelText("Wish 1")).toBeNull();
});

test("adds the first wishes, names a link by its page, and then offers to share", async () => {
  const { user, calls, unmount } = await showLaunch({ wishes: [] });
  await user.click(await screen.findByRole("button", { name: "Add the first wishes" }));
  expect(document.activeElement).toBe(await wish(1));
  await user.type(await wish(1), "A drum");
  unmount();
  const later = await showLaunch({
    wishes: [],
    answers: (path) =>
      path === "previews.fetch"
        ? { status: "found", store: "Windy", name: "Box Kite", price: "$24.50" }
        : undefined,
  });
  expect((await wish(1)).value).toBe("A drum");
  await later.user.click(await wish(3));
  await later.user.paste("https://windy.example/kite");
  await later.user.keyboard("{Enter}");
  const status = await screen.findByText(/Zuri's wishlist has begun/);
  expect(document.activeElement).toBe(status);
  expect(screen.queryByLabelText("Wish 1")).toBeNull();
  expect(message()).toContain("what Zuri wishes for");
  expect(calls).toEqual([]);
  expect(later.calls.map(([path]) => path)).toEqual([
    "previews.fetch",
    "wishlist.import",
    "wishlist.setStates",
  ]);
  expect(later.calls[1]?.[1]).toMatchObject({
    rows: [
      { name: "A drum", url: null },
      { name: "Box Kite", url: "https://windy.example/kite", price: "$24.50" },
    ],
  });
  expect(later.calls[2]?.[1]).toMatchObject({
    state: "shown",
    items: [{ id: "new 0" }, { id: "new 1" }],
  });
  expect(window.sessionStorage).toHaveLength(0);
});

test("adds nothing while a line is invalid, and shows the error at the line", async () => {
  const { user, calls } = await showLaunch({
    wishes: [],
    answers: (path) => (path === "previews.fetch" ? { status: "manual", reason: "" } : undefined),
  });
  await user.type(await wish(1), "A drum");
  await user.type(await wish(2), "https://closed.example/skates{Enter}");
  await screen.findByText(/type the name yourself/);
  expect(document.activeElement).toBe(await wish(2));
  expect(calls.map(([path]) => path)).toEqual(["previews.fetch"]);
});

test("publishes wishes whose publication failed, without adding them twice", async () => {
  let isLost = true;
  const { user, calls } = await showLaunch({
    wishes: [],
    answers: (path) => {
      if (path !== "wishlist.setStates" || !isLost) return undefined;
      isLost = false;
      throw new TypeError("Failed to fetch");
    },
  });
  await user.type(await wish(1), "A drum{Enter}");
  const form = (await wish(1)).closest("form") ?? document.body;
  await within(form).findByRole("alert");
  await user.click(within(form).getByRole("button", { name: "Add the first wishes" }));
  await screen.findByText(/Zuri's wishlist has begun/);
  expect(calls.map(([path]) => path)).toEqual([
    "wishlist.import",
    "wishlist.setStates",
    "wishlist.setStates",
  ]);
});
