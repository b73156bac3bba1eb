import { type Currency, DEFAULT_CURRENCY, getCurrencyScale } from "../money/currency.ts";
import { parsePrice } from "../money/rules.ts";

/**
 * Minimum number of unpurchased wishes with a parsable price at which a hub shows the price filter
 * (rule: price-ranges).
 */
export const MIN_WISHES_FOR_PRICE_FILTER = 6;

export type PriceRange = {
  id: "low" | "middle" | "high";
  /** Lower bound of the price range, inclusive. */
  from: number;
  /** Upper bound of the price range, exclusive. */
  below: number;
};

/**
 * Adjacent price ranges of the price filter, in US dollars. Every price belongs to exactly one range
 * (rule: price-ranges).
 */
export const PRICE_RANGES: readonly PriceRange[] = [
  { id: "low", from: 0, below: 25 },
  { id: "middle", from: 25, below: 50 },
  { id: "high", from: 50, below: Number.POSITIVE_INFINITY },
];

/** Returns the price ranges in a family's currency (rule: currency). */
export function getPriceRanges(currency: Currency = DEFAULT_CURRENCY): readonly PriceRange[] {
  const scale = getCurrencyScale(currency);
  return PRICE_RANGES.map(({ id, from, below }) => ({
    id,
    from: from * scale,
    below: below * scale,
  }));
}

type Priced = { price: string | null; isActivity: boolean };

/**
 * Returns the wishes whose price is in `range`, or all wishes with a parsable price if `range` is omitted. Omits
 * activities, which have a goal instead of a price.
 */
export function filterWishesByPrice<T extends Priced>(
  wishes: readonly T[],
  range: Pick<PriceRange, "from" | "below"> = { from: 0, below: Number.POSITIVE_INFINITY },
  currency?: Currency,
): T[] {
  return wishes.filter(({ price, isActivity }) => {
    const amount = isActivity || price === null ? null : parsePrice(price, currency);
    return amount !== null && amount >= range.from && amount < range.below;
  });
}
