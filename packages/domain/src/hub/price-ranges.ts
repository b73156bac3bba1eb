import { parsePrice } from "../money/rules.ts";

/**
 * Minimum number of unpurchased wishes with a parsable price at which a hub shows the price filter
 * (rule: price-ranges).
 */
export const PRICED_WISHES_TO_CHOOSE = 6;

/** Price range of the wishlist's price filter. */
export type PriceRange = {
  id: "low" | "middle" | "high";
  /** Lower bound in dollars, inclusive. */
  from: number;
  /** Upper bound in dollars, exclusive. */
  below: number;
};

/**
 * Adjacent price ranges of the wishlist's price filter. Every price belongs to exactly one range (rule: price-ranges).
 */
export const PRICE_RANGES: readonly PriceRange[] = [
  { id: "low", from: 0, below: 25 },
  { id: "middle", from: 25, below: 50 },
  { id: "high", from: 50, below: Number.POSITIVE_INFINITY },
];

type Priced = { price: string | null; isActivity: boolean };

/**
 * Returns the wishes whose price is in the range. If `range` is omitted, returns all wishes with a parsable price.
 * Activities are omitted because they have a goal instead of a price.
 */
export function wishesInRange<T extends Priced>(
  wishes: readonly T[],
  range: Pick<PriceRange, "from" | "below"> = { from: 0, below: Number.POSITIVE_INFINITY },
): T[] {
  return wishes.filter(({ price, isActivity }) => {
    const dollars = isActivity || price === null ? null : parsePrice(price);
    return dollars !== null && dollars >= range.from && dollars < range.below;
  });
}
