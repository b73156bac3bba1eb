import {
  type GiftView,
  lastGift,
  type OwnGift,
  type OwnWishlistItem,
  PARENT_NAME,
  piecesLeft,
  type WishlistItemView,
} from "@giftling/domain";

/** Returns a copy of the wish with the given gifts or holds, and with all dependent fields updated (rule: pieces). */
function withPieces(
  item: OwnWishlistItem,
  { gifts = item.gifts, holds = item.holds }: Partial<Pick<OwnWishlistItem, "gifts" | "holds">>,
): OwnWishlistItem {
  const { quantity } = item;
  const left = piecesLeft({ quantity, bought: gifts.length, held: holds.length });
  const freed = left.isPurchased && { isPriority: false, priorityOrder: null };
  const last = lastGift(gifts, left.isPurchased);
  return { ...item, ...last, ...left, ...freed, gifts, holds, held: holds.length };
}

/** Returns a wish recorded as purchased by a parent, for display until the server responds (rule: parent-mark). */
export function markPurchasedByParent(item: OwnWishlistItem, now: Date): OwnWishlistItem {
  // Adds one gift for each free unit, or one gift to a wish with an unlimited number of units.
  const marks = Array.from(
    { length: item.remaining ?? 1 },
    (_, at): OwnGift => ({
      id: `${item.id}-marked-${at}`,
      giverName: PARENT_NAME,
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
export const removeGift = (item: OwnWishlistItem, giftId?: string): OwnWishlistItem =>
  withPieces(item, {
    gifts: giftId === undefined ? [] : item.gifts.filter(({ id }) => id !== giftId),
  });

/** Returns a wish without the hold `holdId`. If `holdId` is undefined, removes all holds (rule: holds). */
export const removeHold = (item: OwnWishlistItem, holdId?: string): OwnWishlistItem =>
  withPieces(item, {
    holds: holdId === undefined ? [] : item.holds.filter(({ id }) => id !== holdId),
  });

/** Merges a public response into a wish. Preserves the parent's private data, which a public response omits. */
export const mergePublicResponse = (
  item: OwnWishlistItem,
  answer: WishlistItemView,
): OwnWishlistItem => ({
  ...item,
  ...answer,
  gifts: answer.gifts.map((gift) => ownGift(gift, item)),
});

const ownGift = (gift: GiftView, { gifts }: OwnWishlistItem): OwnGift =>
  gifts.find(({ id }) => id === gift.id) ?? { ...gift, message: null };
