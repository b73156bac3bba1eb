import { expect, it } from "vitest";
import {
  createGift,
  createParentWish,
  createPurchasedWish,
  WISH_FIXTURE as train,
} from "../../../testing/wishlist-item.ts";
import {
  markPurchasedByParent,
  mergePublicWishView,
  removeGiftFromWish,
  removeHoldFromWish,
} from "./unit-changes.ts";

const now = new Date("2025-10-02T10:00:00.000Z");
const rose = createGift("Rose", { message: "With love" });
const hold = { id: "h1", giverName: "Ben", reservedUntil: "2025-10-04T10:00:00.000Z" };
/** Fixture of a wish with three units: one purchased, one on hold and one free. */
const three = createParentWish({
  ...train,
  quantity: 3,
  remaining: 1,
  held: 1,
  gifts: [rose],
  holds: [hold],
});

it("marks all free units, but no held one (rule: parent-mark)", () => {
  const marked = markPurchasedByParent(three, now);
  expect(marked.gifts.map(({ giverName }) => giverName)).toEqual(["Rose", "Parent"]);
  expect(marked).toMatchObject({ remaining: 0, isPurchased: false, held: 1, purchasedBy: null });
  const all = markPurchasedByParent(removeHoldFromWish(three), now);
  expect(all).toMatchObject({ remaining: 0, isPurchased: true, purchasedBy: "Parent" });
  expect(new Set(all.gifts.map(({ id }) => id)).size).toBe(3);
  const any = markPurchasedByParent(
    createParentWish({ ...train, quantity: null, remaining: null }),
    now,
  );
  expect(any).toMatchObject({ remaining: null, isPurchased: false });
  expect(any.gifts).toHaveLength(1);
});

it("undoes one gift or all gifts (rule: put-back)", () => {
  const ben = createGift("Ben");
  const full = createParentWish({
    ...three,
    holds: [],
    held: 0,
    gifts: [rose, ben],
    remaining: 1,
  });
  expect(removeGiftFromWish(full, ben.id)).toMatchObject({ gifts: [rose], remaining: 2 });
  expect(removeGiftFromWish(full)).toMatchObject({ gifts: [], remaining: 3, isPurchased: false });
  expect(removeGiftFromWish(createParentWish(createPurchasedWish(train, "Rose")))).toMatchObject({
    isPurchased: false,
    purchasedBy: null,
    purchasedAt: null,
    remaining: 1,
  });
});

it("preserves the parent's private data on a public response", () => {
  const { message: _words, ...shown } = rose;
  const { holds: _holds, version: _version, ...answer } = { ...three, gifts: [shown] };
  expect(mergePublicWishView(three, answer)).toEqual(three);
});
