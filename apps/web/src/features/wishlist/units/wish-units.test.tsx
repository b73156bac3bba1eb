import type { UnversionedWishlistItemView } from "@giftling/domain";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { MockApiProvider } from "../../../testing/mock-api-provider.tsx";
import { MockRouterProvider } from "../../../testing/mock-router-provider.tsx";
import { renderWithTheme } from "../../../testing/render.tsx";
import {
  createGift,
  createParentWish,
  createPurchasedWish,
  WISH_FIXTURE as train,
} from "../../../testing/wishlist-item.ts";
import { WishlistSection } from "../wishlist-section.tsx";

const hold = { id: "h1", giverName: "Grandma Rose", reservedUntil: "2099-11-25T20:40:00.000Z" };
const heldTrain: UnversionedWishlistItemView = { ...train, held: 1, remaining: 0, holds: [hold] };

function show(items: UnversionedWishlistItemView[], answers: (input: unknown) => unknown) {
  const calls: [path: string, input: unknown][] = [];
  const { user } = renderWithTheme(
    <MockApiProvider
      answers={(path, input) => {
        if (path === "wishlist.list") return Promise.resolve(items.map(createParentWish));
        if (path === "kids.analytics") return new Promise(() => undefined);
        calls.push([path, input]);
        return Promise.resolve(answers(input));
      }}
    >
      <MockRouterProvider>
        <WishlistSection kidId="k1" firstName="Emma" onAdd={() => undefined} />
      </MockRouterProvider>
    </MockApiProvider>,
  );
  return { user, calls };
}

test("shows the holder of a wish without free units, with a release button (rule: holds)", async () => {
  const { user, calls } = show([heldTrain], () => createParentWish(train));
  const list = await screen.findByRole("region", { name: "Wishlist" });
  await within(list).findByText(/^by Grandma Rose until Nov 25/);
  await user.click(within(list).getByRole("button", { name: /^Mark as purchased/ }));
  await screen.findByText("There is nothing left to mark for “Wooden train”");
  expect(calls).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Release" }));
  await screen.findByText("“Wooden train” can be given again");
  await screen.findByText("Grandma Rose will see it on their gift's page.");
  expect(calls).toEqual([["wishlist.release", { id: train.id }]]);
  await waitFor(() => expect(within(list).queryByText("Held")).toBeNull());
});

test("collapses archived wishes separately from bought ones, and restores them (rule: put-away)", async () => {
  const away: UnversionedWishlistItemView = { ...train, id: "i2", name: "Kite", state: "put-away" };
  const bought = createPurchasedWish({ ...train, id: "i3", name: "Drum" }, "Rose");
  const { user, calls } = show([away, bought, train], () =>
    createParentWish({ ...away, state: "shown" }),
  );
  const fold = (await screen.findByText("Put away (1)")).closest("details");
  expect(fold?.open).toBe(false);
  expect(screen.getByText("Bought (1)").closest("details")?.textContent).toContain("Drum");
  await user.click(screen.getByRole("button", { name: "Bring back: Kite", hidden: true }));
  await screen.findByText("“Kite” is back on the list");
  expect(calls).toEqual([["wishlist.update", { id: "i2", state: "shown" }]]);
  await waitFor(() => expect(screen.queryByText("Put away (1)")).toBeNull());
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(calls.at(-1)?.[1]).toEqual({ id: "i2", state: "put-away" }));
});

test("undoes only the parent's own marks (rule: put-back)", async () => {
  const rose = createGift("Rose");
  const partly: UnversionedWishlistItemView = {
    ...train,
    quantity: 3,
    remaining: 2,
    gifts: [rose],
  };
  const marks = [createGift("Parent", { id: "m1" }), createGift("Parent", { id: "m2" })];
  const items = [partly];
  const { user, calls } = show(items, (input) => {
    if (typeof input === "object" && input !== null && "giftId" in input) {
      return { ...createParentWish(partly), changed: null };
    }
    // Sets the server's wishlist to the state with Rose's gift and the two units that the parent recorded.
    items[0] = {
      ...partly,
      gifts: [rose, ...marks],
      remaining: 0,
      isPurchased: true,
    };
    return { item: { ...items[0], gifts: [rose, marks[0], marks[0]] }, undoToken: "u" };
  });
  await user.click(await screen.findByRole("button", { name: /^Mark the rest as purchased:/ }));
  await user.click(await screen.findByRole("button", { name: "Mark the rest as purchased" }));
  await screen.findByText("“Wooden train” is marked as purchased");
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await screen.findByText("“Wooden train” is on the list again");
  expect(calls.slice(1)).toEqual([
    ["wishlist.unpurchase", { id: train.id, giftId: "m1" }],
    ["wishlist.unpurchase", { id: train.id, giftId: "m2" }],
  ]);
  await screen.findByText("Partly given");
});
