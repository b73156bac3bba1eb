import { fillPattern, type Sentence } from "../sentences/catalog.ts";
import { VISITOR_ERRORS } from "../sentences/giving.ts";
import { PARENT_ERRORS } from "../sentences/parents.ts";
import { type Currency, DEFAULT_CURRENCY } from "./currency.ts";
import { getMaxContribution, getMaxFunding } from "./rules.ts";

/** Returns whether an amount in dollars is a whole number of cents. Tolerates floating-point errors. */
export const isWholeCents = (dollars: number): boolean =>
  Math.abs(Math.round(dollars * 100) - dollars * 100) < 1e-6;

/** Formats a limit for a message in any language, such as "10,000 EUR". */
const formatLimit = (amount: number, currency: Currency): string =>
  `${String(amount).replace(/\B(?=(?:\d{3})+$)/g, ",")} ${currency}`;

/**
 * Returns the message for an invalid contribution amount, or null. A valid amount is a whole number of cents, above 0,
 * and at most the maximum in the family's currency (rule: money-amounts).
 */
export function findContributionProblem(
  amount: number,
  currency: Currency = DEFAULT_CURRENCY,
): Sentence | null {
  const isDollars = currency === DEFAULT_CURRENCY;
  const most = getMaxContribution(currency);
  if (!Number.isFinite(amount))
    return isDollars ? VISITOR_ERRORS.dollarAmountRequired : VISITOR_ERRORS.amountRequired;
  if (amount <= 0)
    return isDollars ? VISITOR_ERRORS.dollarAmountTooSmall : VISITOR_ERRORS.amountTooSmall;
  if (amount > most) {
    return isDollars
      ? VISITOR_ERRORS.dollarContributionTooLarge
      : fillPattern(VISITOR_ERRORS.contributionTooLarge, { most: formatLimit(most, currency) });
  }
  if (isWholeCents(amount)) return null;
  return isDollars ? VISITOR_ERRORS.dollarAmountTooPrecise : VISITOR_ERRORS.amountTooPrecise;
}

/** Returns the message for a goal or total above the maximum in the family's currency, or null. */
export function findFundingProblem(amount: number, currency: Currency): Sentence | null {
  const most = getMaxFunding(currency);
  if (amount <= most) return null;
  return currency === DEFAULT_CURRENCY
    ? PARENT_ERRORS.dollarAmountTooLarge
    : fillPattern(PARENT_ERRORS.amountTooLarge, { most: formatLimit(most, currency) });
}
