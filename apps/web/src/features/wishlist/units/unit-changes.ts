import {
  getUnitAvailability,
  getWishPurchaseFields,
  PARENT_GIVER_NAME,
  type ParentGiftView,
  type ParentWishlistItemView,
  type WishlistItemView,
} from "@giftling/domain";

/**
 * Returns a copy of a wish with other gifts or holds. Updates all fields that depend on the gifts and holds
 * (rule: pieces).
 */
function withPieces(
  item: ParentWishlistItemView,
  {
    gifts = item.gifts,
    holds = item.holds,
  }: Partial<Pick<ParentWishlistItemView, "gifts" | "holds">>,
): ParentWishlistItemView {
  const { quantity } = item;
  const left = getUnitAvailability({ quantity, bought: gifts.length, held: holds.length });
  const freed = left.isPurchased && { isPriority: false, priorityOrder: null };
  const last = getWishPurchaseFields(gifts, left.isPurchased);
  return { ...item, ...last, ...left, ...freed, gifts, holds, held: holds.length };
}

/** Returns a wish recorded as purchased by a parent, for display until the server responds (rule: parent-mark). */
export function markPurchasedByParent(
  item: ParentWishlistItemView,
  now: Date,
): ParentWishlistItemView {
  // Adds one gift for each free unit, or one gift to a wish with an unlimited number of units.
  const marks = Array.from(
    { length: item.remaining ?? 1 },
    (_, at): ParentGiftView => ({
      id: `${item.id}-marked-${at}`,
      giverName: PARENT_GIVER_NAME,
      isAnonymous: false,
      isByParent: true,
      givenAt: now.toISOString(),
      receivedAt: null,
      message: null,
    }),
  );
  return withPieces(item, { gifts: [...item.gifts, ...marks] });
}

/** Returns a wish without the gift `giftId`. If `giftId` is undefined, removes all gifts (rule: put-back). */
export const removeGiftFromWish = (
  item: ParentWishlistItemView,
  giftId?: string,
): ParentWishlistItemView =>
  withPieces(item, {
    gifts: giftId === undefined ? [] : item.gifts.filter(({ id }) => id !== giftId),
  });

/** Returns a wish without the hold `holdId`. If `holdId` is undefined, removes all holds (rule: holds). */
export const removeHoldFromWish = (
  item: ParentWishlistItemView,
  holdId?: string,
): ParentWishlistItemView =>
  withPieces(item, {
    holds: holdId === undefined ? [] : item.holds.filter(({ id }) => id !== holdId),
  });

/** Merges a public response into a wish. Preserves the parent's private data, which a public response omits. */
export const mergePublicWishView = (
  item: ParentWishlistItemView,
  answer: WishlistItemView,
): ParentWishlistItemView => ({
  ...item,
  ...answer,
  gifts: answer.gifts.map(
    (gift) => item.gifts.find(({ id }) => id === gift.id) ?? { ...gift, message: null },
  ),
});
