import type { GiftView } from "./schema.ts";

/** Numbers of bought, held and wanted units of a wish. A null quantity means any number. */
type Pieces = { quantity: number | null; bought: number; held: number };

/**
 * Returns the units of a wish left to give, and whether all are bought. A wish for any number never runs out (rule:
 * pieces).
 */
export function piecesLeft({ quantity, bought, held }: Pieces): {
  remaining: number | null;
  isPurchased: boolean;
} {
  if (quantity === null) return { remaining: null, isPurchased: false };
  return { remaining: Math.max(0, quantity - bought - held), isPurchased: bought >= quantity };
}

/** Fields that determine whether a wish has a free unit. */
type Open = { isPurchased: boolean; remaining: number | null };

/** Returns whether a unit can be bought or held now (rule: pieces). */
export const isFree = ({ isPurchased, remaining }: Open): boolean =>
  !isPurchased && remaining !== 0;

/** Returns the purchase fields of a wish for one unit. */
export const boughtOnce = (gift: GiftView | undefined) => ({
  ...lastGift(gift ? [gift] : [], gift !== undefined),
  isPurchased: gift !== undefined,
  quantity: 1,
  remaining: gift ? 0 : 1,
  held: 0,
  gifts: gift ? [gift] : [],
});

/**
 * Returns the purchase fields of a wish: its only gift, or the newest of several once all units are bought (rule:
 * purchased-wish).
 */
export function lastGift(gifts: readonly GiftView[], isPurchased: boolean) {
  const last = isPurchased ? gifts.at(-1) : undefined;
  return {
    purchasedBy: last?.giverName ?? null,
    purchasedAt: last?.givenAt ?? null,
    isAnonymous: last?.isAnonymous ?? false,
    isByParent: last?.isByParent ?? false,
  };
}
