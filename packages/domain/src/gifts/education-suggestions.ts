import { DEFAULT_CURRENCY } from "../money/currency.ts";
import { getMaxContribution, parsePrice } from "../money/rules.ts";

/** Amount that the education nudge suggests, in whole dollars. */
type EducationSuggestion = { amount: number; isRecommended: boolean };

/** Shares of the gift's price, in percent, that the education nudge suggests (rule: nudge-amounts). */
const SHARES = [
  { percent: 20, isRecommended: false },
  { percent: 30, isRecommended: true },
  { percent: 50, isRecommended: false },
] as const;

/** Suggested amounts for a gift without a parsable price (rule: nudge-amounts). */
const WITHOUT_PRICE: readonly EducationSuggestion[] = [
  { amount: 10, isRecommended: false },
  { amount: 25, isRecommended: true },
  { amount: 50, isRecommended: false },
];

/** Returns a share of a gift's price in whole dollars, from $1 to the maximum contribution (rule: nudge-amounts). */
function getShare(cents: number, percent: number): number {
  const dollars = Math.round((cents * percent) / 10_000);
  return Math.min(Math.max(dollars, 1), getMaxContribution(DEFAULT_CURRENCY));
}

/**
 * Returns the distinct amounts that the education nudge suggests, in ascending order. The amounts are 20 %, 30 %
 * (recommended) and 50 % of the price. Without a parsable price, the amounts are $10, $25 (recommended) and $50
 * (rule: nudge-amounts).
 */
export function listEducationSuggestions(priceText: string | null): EducationSuggestion[] {
  const price = priceText === null ? null : parsePrice(priceText);
  if (price === null) return [...WITHOUT_PRICE];
  const recommendedByAmount = new Map<number, boolean>();
  for (const { percent, isRecommended } of SHARES) {
    const amount = getShare(Math.round(price * 100), percent);
    recommendedByAmount.set(amount, isRecommended || recommendedByAmount.get(amount) === true);
  }
  return [...recommendedByAmount].map(([amount, isRecommended]) => ({ amount, isRecommended }));
}
