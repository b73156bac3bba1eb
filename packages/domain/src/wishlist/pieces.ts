import type { GiftView } from "./schema.ts";

/** How many pieces of a wish are bought and held, and how many are wished for: null is any number. */
type Pieces = { quantity: number | null; bought: number; held: number };

/** What is left to give of a wish, and whether all of it is bought; nothing runs out where any number is welcome (rule: pieces). */
export function piecesLeft({ quantity, bought, held }: Pieces): {
  remaining: number | null;
  isPurchased: boolean;
} {
  if (quantity === null) return { remaining: null, isPurchased: false };
  return { remaining: Math.max(0, quantity - bought - held), isPurchased: bought >= quantity };
}

/** A wish whose free pieces somebody can take. */
type Open = { isPurchased: boolean; remaining: number | null };

/** Whether a piece can be bought or held right now (rule: pieces). */
export const isFree = ({ isPurchased, remaining }: Open): boolean =>
  !isPurchased && remaining !== 0;

/** The fields of a wish of one piece that tell whether it was bought, and by whom. */
export const boughtOnce = (gift: GiftView | undefined) => ({
  ...lastGift(gift ? [gift] : [], gift !== undefined),
  isPurchased: gift !== undefined,
  quantity: 1,
  remaining: gift ? 0 : 1,
  held: 0,
  gifts: gift ? [gift] : [],
});

/** The fields of a wish that tell of its one gift, or of the newest of several once all are bought (rule: purchased-wish). */
export function lastGift(gifts: readonly GiftView[], isPurchased: boolean) {
  const last = isPurchased ? gifts.at(-1) : undefined;
  return {
    purchasedBy: last?.giverName ?? null,
    purchasedAt: last?.givenAt ?? null,
    isAnonymous: last?.isAnonymous ?? false,
    isByParent: last?.isByParent ?? false,
  };
}
