import { parsePrice } from "../money/rules.ts";

/** From so many open wishes with a readable price on a hub lets choose among them by price (rule: price-ranges). */
export const PRICED_WISHES_TO_CHOOSE = 6;

/** What a visitor may want to spend on a wish. */
export type PriceRange = {
  id: "low" | "middle" | "high";
  /** Dollars: from this on. */
  from: number;
  /** Dollars: below this. */
  below: number;
};

/** The ranges of the hub's wishlist, next to each other: every price is in one of them (rule: price-ranges). */
export const PRICE_RANGES: readonly PriceRange[] = [
  { id: "low", from: 0, below: 25 },
  { id: "middle", from: 25, below: 50 },
  { id: "high", from: 50, below: Number.POSITIVE_INFINITY },
];

type Priced = { price: string | null; isActivity: boolean };

/** The wishes whose price can be read and is in the range, or in any. An activity has a goal, which is no price. */
export function wishesInRange<T extends Priced>(
  wishes: readonly T[],
  range: Pick<PriceRange, "from" | "below"> = { from: 0, below: Number.POSITIVE_INFINITY },
): T[] {
  return wishes.filter(({ price, isActivity }) => {
    const dollars = isActivity || price === null ? null : parsePrice(price);
    return dollars !== null && dollars >= range.from && dollars < range.below;
  });
}
