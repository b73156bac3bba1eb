import {
  getUnitPurchaseFields,
  type ParentGiftView,
  type ParentWishlistItemView,
  type UnversionedWishlistItemView,
} from "@giftling/domain";

export const createParentWish = (item: UnversionedWishlistItemView): ParentWishlistItemView => ({
  ...item,
  version: "v",
});

export const createGift = (
  giverName: string,
  more: Partial<ParentGiftView> = {},
): ParentGiftView => ({
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
export function createPurchasedWish(
  item: UnversionedWishlistItemView,
  giverName: string,
): UnversionedWishlistItemView {
  const gift = createGift(giverName);
  return { ...item, ...getUnitPurchaseFields(gift), gifts: [gift] };
}

/** Fixture of a wish with one unit that is not purchased. */
export const WISH_FIXTURE: UnversionedWishlistItemView = {
  id: "i1",
  name: "Wooden train",
  url: "https://www.shop.example/train",
  price: "about $30",
  description: null,
  priority: "medium",
  imageUrl: null,
  ...getUnitPurchaseFields(undefined),
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
