import {
  boughtOnce,
  type OwnGift,
  type OwnWishlistItem,
  type ParentsWishlistItem,
} from "@giftling/domain";

export const toOwnWishlistItem = (item: ParentsWishlistItem): OwnWishlistItem => ({
  ...item,
  version: "v",
});

export const createGift = (giverName: string, more: Partial<OwnGift> = {}): OwnGift => ({
  id: `gift of ${giverName}`,
  giverName,
  isAnonymous: false,
  isByParent: giverName === "Parent",
  givenAt: "2025-10-01T10:00:00.000Z",
  receivedAt: null,
  message: null,
  ...more,
});

/** Returns a wish fixture with one unit, purchased by `giverName`. */
export function toPurchasedWish(item: ParentsWishlistItem, giverName: string): ParentsWishlistItem {
  const gift = createGift(giverName);
  return { ...item, ...boughtOnce(gift), gifts: [gift] };
}

/** Fixture of a wish with one unit that is not purchased. */
export const WISH_FIXTURE: ParentsWishlistItem = {
  id: "i1",
  name: "Wooden train",
  url: "https://www.shop.example/train",
  price: "about $30",
  description: null,
  priority: "medium",
  imageUrl: null,
  ...boughtOnce(undefined),
  gifts: [],
  holds: [],
  pictureFetch: null,
  isOffList: false,
  state: "shown",
  isPriority: false,
  isActivity: false,
  isIdea: false,
  fundingGoal: null,
  fundingReceived: 0,
  priorityOrder: null,
  createdAt: "2025-09-01T10:00:00.000Z",
};
