import { type Currency, DEFAULT_CURRENCY, getCurrencyScale } from "./currency.ts";
import { isPriceInOtherCurrency } from "./price-currency.ts";

/** Returns the maximum amount of one contribution, in the currency's units (rule: money-amounts). */
export const getMaxContribution = (currency: Currency): number =>
  10_000 * getCurrencyScale(currency);

/** Returns the maximum funding goal or total of an activity, in the currency's units (rule: activity-funding). */
export const getMaxFunding = (currency: Currency): number => 1_000_000 * getCurrencyScale(currency);

/**
 * Converts dollars with at most two decimals to integer cents. Throws RangeError for fractions of a cent
 * (rule: money-amounts).
 */
export function dollarsToCents(dollars: number): number {
  const cents = Math.round(dollars * 100);
  if (!Number.isSafeInteger(cents) || Math.abs(cents - dollars * 100) > 1e-6) {
    throw new RangeError(`Not a whole number of cents: ${dollars}`);
  }
  return cents;
}

/** Converts integer cents to decimal dollars, as sent by the API (rule: money-amounts). */
export function centsToDollars(cents: number): number {
  return cents / 100;
}

/**
 * Pattern of a number with the same separator between all thousands ("1,200.50", "1.200,50", "1 200"), or without a
 * thousands separator ("29,99", "1200.5", ".99"). A single separator before exactly three digits separates thousands.
 */
const NUMBER = String.raw`[1-9]\d{0,2}(?<mark>[.,'’\s])\d{3}(?:\k<mark>\d{3})*(?!\d)(?:(?!\k<mark>)[.,]\d+)?|\d*[.,]?\d+`;
const AFTER_DOLLAR_SIGN = new RegExp(String.raw`\$\s*(?<digits>${NUMBER})`);
const ANYWHERE = new RegExp(`(?<digits>${NUMBER})`);

/**
 * Parses the price in a parent's text, such as "$30", "about $29.99", "1.200,50 €", "kr 1 200" or "USD 45.00". A number
 * after a dollar sign takes precedence, so "2 for $10" is 10. Otherwise, the first price applies, so "$20-$30" is 20.
 * Returns null if the text contains no positive price. For a currency other than US dollars, also returns null if the
 * text names another currency (rule: currency).
 */
export function parsePrice(text: string, currency: Currency = DEFAULT_CURRENCY): number | null {
  if (currency !== DEFAULT_CURRENCY && isPriceInOtherCurrency(text, currency)) return null;
  if (/^\s*(?:-|\$\s*-)/.test(text)) return null;
  const { digits = "", mark = "" } =
    (AFTER_DOLLAR_SIGN.exec(text) ?? ANYWHERE.exec(text))?.groups ?? {};
  const amount = Number(digits.replaceAll(mark, "").replace(",", "."));
  const rounded = Math.round(amount * 100) / 100;
  return Number.isFinite(rounded) && rounded > 0 ? rounded : null;
}
