import {
  type GiftView,
  lastGift,
  type OwnGift,
  type OwnWishlistItem,
  PARENT_NAME,
  piecesLeft,
  type WishlistItemView,
} from "@giftling/domain";

/** The wish with these gifts and holds, and all that follows from them (rule: pieces, purchased-wish). */
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

/** How a wish looks once the parent has marked it, before the server answered (rule: parent-mark, priority-slots). */
export function markedByParent(item: OwnWishlistItem, now: Date): OwnWishlistItem {
  // Of a wish for any number one piece is marked; of others all that are free.
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

/** How a wish looks without the gifts of these ids, or without any (rule: put-back). */
export const putBack = (item: OwnWishlistItem, giftId?: string): OwnWishlistItem =>
  withPieces(item, {
    gifts: giftId === undefined ? [] : item.gifts.filter(({ id }) => id !== giftId),
  });

/** How a wish looks once the hold of this id is ended, or all are (rule: holds). */
export const released = (item: OwnWishlistItem, holdId?: string): OwnWishlistItem =>
  withPieces(item, {
    holds: holdId === undefined ? [] : item.holds.filter(({ id }) => id !== holdId),
  });

/** What a stranger's answer says of a wish, with what only the parent knows of it. */
export const withAnswer = (item: OwnWishlistItem, answer: WishlistItemView): OwnWishlistItem => ({
  ...item,
  ...answer,
  gifts: answer.gifts.map((gift) => ownGift(gift, item)),
});

const ownGift = (gift: GiftView, { gifts }: OwnWishlistItem): OwnGift =>
  gifts.find(({ id }) => id === gift.id) ?? { ...gift, message: null };
