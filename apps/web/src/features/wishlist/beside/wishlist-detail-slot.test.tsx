import type { WishlistItemView } from "@giftling/domain";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router";
import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { MockApiProvider } from "../../../testing/mock-api-provider.tsx";
import { renderWithTheme } from "../../../testing/render.tsx";
import { createPurchasedWish, WISH_FIXTURE as train } from "../../../testing/wishlist-item.ts";
import { WishlistSection } from "../wishlist-section.tsx";
import WishlistDetailSlot from "./wishlist-detail-slot.tsx";

const kite: WishlistItemView = { ...train, id: "i2", name: "Kite", description: "A red one" };
const bought = createPurchasedWish({ ...train, id: "i3", name: "Drum" }, "Grandma Rosa");

async function show(
  address = "/dashboard/wishlist?kid=k1",
  items = [train, kite, bought],
  isWide = true,
) {
  const root = createRootRoute({ component: Outlet });
  const dashboard = createRoute({
    getParentRoute: () => root,
    path: "/dashboard",
    validateSearch: ({ kid, wish }): { kid?: string; wish?: string } => ({
      ...(typeof kid === "string" && { kid }),
      ...(typeof wish === "string" && { wish }),
    }),
  });
  const wishlist = createRoute({
    getParentRoute: () => dashboard,
    path: "/wishlist",
    component: () => (
      <WishlistSection
        kidId="k1"
        firstName="Emma"
        onAdd={() => undefined}
        Beside={WishlistDetailSlot}
        isWide={isWide}
      />
    ),
  });
  const router = createRouter({
    history: createMemoryHistory({ initialEntries: [address] }),
    routeTree: root.addChildren([dashboard.addChildren([wishlist])]),
  });
  const answers = (path: string) =>
    path === "wishlist.list" ? Promise.resolve(items) : new Promise(() => undefined);
  const { user } = renderWithTheme(
    <MockApiProvider answers={answers}>
      <RouterProvider router={router} />
    </MockApiProvider>,
  );
  await screen.findByRole("region", { name: "Wishlist" });
  return { user, router };
}

const row = (name: string) => screen.findByRole("button", { name, hidden: true });
const detail = (name: string) => screen.findByRole("region", { name });
const getWish = (router: Awaited<ReturnType<typeof show>>["router"]) =>
  router.state.location.search.wish;

test("shows a tapped wish beside the list, and stores it in the URL", async () => {
  const { user, router } = await show();
  expect(await screen.findByText("Choose a wish to see it here.")).toBeDefined();
  await user.click(await row("Kite"));
  const shown = await detail("Kite");
  expect(within(shown).getByText("A red one")).toBeDefined();
  const shop = within(shown).getByRole("link", { name: "View at shop.example" });
  expect(shop.getAttribute("href")).toBe("https://www.shop.example/train");
  expect(within(shown).getByRole("button", { name: "Mark as purchased" })).toBeDefined();
  expect(getWish(router)).toBe("i2");
  expect((await row("Kite")).getAttribute("aria-current")).toBe("true");
  router.history.back();
  await waitFor(() => expect(screen.queryByRole("region", { name: "Kite" })).toBeNull());
});

test("moves with arrow keys, edits on Enter, and closes on Escape", async () => {
  const { user, router } = await show("/dashboard/wishlist?kid=k1&wish=i1");
  await detail("Wooden train");
  await user.keyboard("{ArrowDown}");
  await detail("Kite");
  expect(document.activeElement).toBe(await row("Kite"));
  await user.keyboard("{ArrowUp}");
  await detail("Wooden train");
  await user.keyboard("{Enter}");
  const dialog = await screen.findByRole("dialog", { name: "Edit the gift" });
  await user.click(within(dialog).getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(async () => expect(document.activeElement).toBe(await row("Wooden train")));
  await user.keyboard("{Escape}");
  await screen.findByText("Choose a wish to see it here.");
  expect(getWish(router)).toBeUndefined();
  expect(document.activeElement).toBe(await row("Wooden train"));
});

test("shows a bought wish's giver and undo button, and expands its group", async () => {
  await show("/dashboard/wishlist?kid=k1&wish=i3");
  const shown = await detail("Drum");
  expect(within(shown).getByText("Grandma Rosa")).toBeDefined();
  expect(within(shown).getByRole("button", { name: "Put back on the list" })).toBeDefined();
  expect(within(shown).queryByRole("button", { name: "Edit" })).toBeNull();
  expect(screen.getByText("Bought (1)").closest("details")?.open).toBe(true);
});

test("closes a deleted wish, and reopens it when the deletion is undone", async () => {
  const { user } = await show("/dashboard/wishlist?kid=k1&wish=i2");
  const shown = await detail("Kite");
  await user.click(within(shown).getByRole("button", { name: "Delete" }));
  await screen.findByText("Choose a wish to see it here.");
  await user.click(screen.getByRole("button", { name: "Undo: Kite" }));
  await detail("Kite");
});

test("shows no detail pane beside an empty list", async () => {
  await show("/dashboard/wishlist?kid=k1", []);
  await screen.findByText("Nothing on the list yet");
  expect(screen.queryByText("Choose a wish to see it here.")).toBeNull();
});

test("opens a tapped wish in a sheet on a narrow screen", async () => {
  const { user, router } = await show("/dashboard/wishlist?kid=k1", [train, kite], false);
  expect(screen.queryByText("Choose a wish to see it here.")).toBeNull();
  await user.click(await row("Kite"));
  const sheet = await screen.findByRole("dialog", { name: "Kite" });
  expect(sheet.textContent).toContain("A red one");
  expect(getWish(router)).toBe("i2");
  await user.click(within(sheet).getByRole("button", { name: "Edit" }));
  const dialog = await screen.findByRole("dialog", { name: "Edit the gift" });
  expect(within(dialog).getByLabelText("Name")).toHaveProperty("value", "Kite");
  expect(screen.queryByRole("dialog", { name: "Kite" })).toBeNull();
  expect(getWish(router)).toBeUndefined();
  await user.click(within(dialog).getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

  await user.click(await row(train.name));
  await screen.findByRole("dialog", { name: train.name });
  act(() => router.history.back());
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});
