import type { GiftView } from "./schema.ts";

/**
 * Numbers of wanted, purchased and held units of a wish. `quantity` is null if the number of wanted units is unlimited.
 */
type Pieces = { quantity: number | null; bought: number; held: number };

/**
 * Returns the number of free units, and whether all units are purchased. Without a quantity limit, `remaining` is null
 * and `isPurchased` is false (rule: pieces).
 */
export function getUnitAvailability({ quantity, bought, held }: Pieces): {
  remaining: number | null;
  isPurchased: boolean;
} {
  if (quantity === null) return { remaining: null, isPurchased: false };
  return { remaining: Math.max(0, quantity - bought - held), isPurchased: bought >= quantity };
}

type Open = { isPurchased: boolean; remaining: number | null };

/** Returns whether a unit can be bought or held now (rule: pieces). */
export const hasAvailableUnit = ({ isPurchased, remaining }: Open): boolean =>
  !isPurchased && remaining !== 0;

/** Returns the purchase fields of a wish for one unit. `gift` is the unit's purchase, or undefined for a free unit. */
export const getUnitPurchaseFields = (gift: GiftView | undefined) => ({
  ...getWishPurchaseFields(gift ? [gift] : [], gift !== undefined),
  isPurchased: gift !== undefined,
  quantity: 1,
  remaining: gift ? 0 : 1,
  held: 0,
  gifts: gift ? [gift] : [],
});

/**
 * Returns the purchase fields of a wish, which describe the newest gift of a purchased wish. For other wishes, the
 * fields are null or false (rule: purchased-wish).
 */
export function getWishPurchaseFields(gifts: readonly GiftView[], isPurchased: boolean) {
  const last = isPurchased ? gifts.at(-1) : undefined;
  return {
    purchasedBy: last?.giverName ?? null,
    purchasedAt: last?.givenAt ?? null,
    isAnonymous: last?.isAnonymous ?? false,
    isByParent: last?.isByParent ?? false,
  };
}
