import type {
  ContributionView,
  ParentGiftView,
  UnversionedWishlistItemView,
} from "@giftling/domain";
import { expect, it } from "vitest";
import { WISH_FIXTURE } from "../../../testing/wishlist-item.ts";
import { listLedgerGifts, listRecentGifts } from "./recent-gifts.ts";

const gift = (patch: Partial<ParentGiftView> = {}): ParentGiftView => ({
  id: "g1",
  giverName: "Grandma Rosa",
  isAnonymous: false,
  isByParent: false,
  givenAt: "2025-10-02T10:00:00.000Z",
  receivedAt: null,
  message: null,
  ...patch,
});
const item = (...gifts: ParentGiftView[]): UnversionedWishlistItemView => ({
  ...WISH_FIXTURE,
  isPurchased: gifts.length > 0,
  gifts,
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
  withdrawal: null,
  message: null,
  contributedAt: "2025-10-03T10:00:00.000Z",
  ...patch,
});

it("merges gifts and contributions, newest first, and marks unconfirmed ones", () => {
  expect(listLedgerGifts([item(gift())], [contribution({})])).toEqual([
    expect.objectContaining({ giver: "Uncle Ben", what: "$25 to the 529", status: "reported" }),
    expect.objectContaining({ giver: "Grandma Rosa", what: "Wooden train", status: null }),
  ]);
});

it("shows a gift of a giver named Parent", () => {
  const gifts = listLedgerGifts([item(gift({ giverName: "Parent" }))], []);
  expect(gifts).toMatchObject([{ giver: "Parent" }]);
});

it("omits available wishes, the parent's own marks and dismissed contributions", () => {
  const items = [item(), item(gift({ giverName: "Parent", isByParent: true }))];
  const gifts = listLedgerGifts(items, [contribution({ status: "dismissed" })]);
  expect(gifts).toMatchObject([{ status: "dismissed" }]);
  expect(listRecentGifts(gifts, 5)).toEqual([]);
});

it("shows every giver of a wish with several units", () => {
  const pair = item(gift(), gift({ id: "g2", giverName: "Ben", message: "For the garden." }));
  expect(listLedgerGifts([pair], []).map(({ giver, message }) => [giver, message])).toEqual([
    ["Grandma Rosa", null],
    ["Ben", "For the garden."],
  ]);
});

it("hides anonymous names, and limits the number of gifts", () => {
  const many = Array.from({ length: 7 }, (_, index) =>
    item(gift({ id: `g${index}`, giverName: null, isAnonymous: true })),
  );
  const gifts = listRecentGifts(listLedgerGifts(many, []), 5);
  expect(gifts).toHaveLength(5);
  expect(new Set(gifts.map((gift) => gift.giver))).toEqual(new Set(["Anonymous"]));
  expect(gifts.every((gift) => !gift.isNamed)).toBe(true);
});
