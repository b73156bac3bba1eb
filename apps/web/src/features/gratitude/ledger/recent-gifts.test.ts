import type { ContributionView, WishlistItemView } from "@giftling/domain";
import { expect, it } from "vitest";
import { WOODEN_TRAIN } from "../../../testing/wishlist-item.ts";
import { allGifts, recentGifts } from "./recent-gifts.ts";

const item = (patch: Partial<WishlistItemView>): WishlistItemView => ({
  ...WOODEN_TRAIN,
  isPurchased: true,
  purchasedBy: "Grandma Rosa",
  purchasedAt: "2025-10-02T10:00:00.000Z",
  ...patch,
});

const contribution = (patch: Partial<ContributionView>): ContributionView => ({
  id: "c1",
  contributorName: "Uncle Ben",
  isAnonymous: false,
  amount: 25,
  type: "529",
  status: "reported",
  paymentLinkId: null,
  wishlistItemId: null,
  contributedAt: "2025-10-03T10:00:00.000Z",
  ...patch,
});

it("mixes gifts and money, newest first, and says what is unconfirmed", () => {
  expect(allGifts([item({})], [contribution({})])).toEqual([
    expect.objectContaining({ giver: "Uncle Ben", what: "$25 to the 529", status: "reported" }),
    expect.objectContaining({ giver: "Grandma Rosa", what: "Wooden train", status: null }),
  ]);
});

it("shows a gift of somebody who calls themselves Parent", () => {
  const gifts = allGifts([item({ id: "a", purchasedBy: "Parent" })], []);
  expect(gifts).toMatchObject([{ giver: "Parent" }]);
});

it("leaves out what is still available, the parent's own marks and what was dismissed", () => {
  const items = [
    item({ id: "a", isPurchased: false, purchasedBy: null, purchasedAt: null }),
    item({ id: "b", purchasedBy: "Parent", isByParent: true }),
  ];
  const gifts = allGifts(items, [contribution({ status: "dismissed" })]);
  expect(gifts).toMatchObject([{ status: "dismissed" }]);
  expect(recentGifts(gifts, 5)).toEqual([]);
});

it("names nobody who chose not to be named, and shows as many as asked for", () => {
  const many = Array.from({ length: 7 }, (_, index) =>
    item({ id: `i${index}`, purchasedBy: null, isAnonymous: true }),
  );
  const gifts = recentGifts(allGifts(many, []), 5);
  expect(gifts).toHaveLength(5);
  expect(new Set(gifts.map((gift) => gift.giver))).toEqual(new Set(["Anonymous"]));
  expect(gifts.every((gift) => !gift.isNamed)).toBe(true);
});
