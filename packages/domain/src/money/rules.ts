/** Maximum amount of one contribution, in cents (rule: money-amounts). */
export const MAX_CONTRIBUTION_CENTS = 1_000_000;

/** Maximum funding goal or total of an activity, in cents (rule: activity-funding). */
export const MAX_FUNDING_CENTS = 100_000_000;

/**
 * Converts dollars with at most two decimals to integer cents. Throws RangeError for fractions of a cent
 * (rule: money-amounts).
 */
export function centsFromDollars(dollars: number): number {
  const cents = Math.round(dollars * 100);
  if (!Number.isSafeInteger(cents) || Math.abs(cents - dollars * 100) > 1e-6) {
    throw new RangeError(`Not a whole number of cents: ${dollars}`);
  }
  return cents;
}

/** Converts integer cents to decimal dollars, as sent by the API (rule: money-amounts). */
export function dollarsFromCents(cents: number): number {
  return cents / 100;
}

/**
 * Formats dollars for display, such as "$30", "$29.50" or "$1,200". Cents appear only if they are not zero. Avoids
 * `Intl`, whose first use on a phone takes longer than rendering all prices of a hub.
 */
export function formatDollars(dollars: number): string {
  const cents = Math.round(Math.abs(dollars) * 100);
  const amount = (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2);
  const grouped = amount.replace(/\B(?=(?:\d{3})+(?:\.|$))/g, ",");
  return `${dollars < 0 && cents > 0 ? "-" : ""}$${grouped}`;
}

/**
 * Pattern of a number with thousands separators ("1,200.50"), with a decimal comma ("29,99"), or without either
 * ("1200.5", ".99").
 */
const NUMBER = String.raw`\d{1,3}(?:,\d{3})+(?!\d)(?:\.\d+)?|\d+,\d{1,2}(?!\d)|\d+(?:\.\d+)?|\.\d+`;
const AFTER_DOLLAR_SIGN = new RegExp(String.raw`\$\s*(${NUMBER})`);
const ANYWHERE = new RegExp(`(${NUMBER})`);

/**
 * Parses the price in dollars from a parent's text, such as "$30", "about $29.99", "1,200" or "USD 45.00". Returns null
 * if the text contains no positive price.
 *
 * A number after a dollar sign takes precedence, so that "2 for $10" is 10. The first of several prices applies, so
 * that "$20-$30" is 20.
 */
export function parsePrice(text: string): number | null {
  if (/^\s*(?:-|\$\s*-)/.test(text)) return null;
  const digits = (AFTER_DOLLAR_SIGN.exec(text) ?? ANYWHERE.exec(text))?.[1];
  if (digits === undefined) return null;
  const isDecimalComma = /^\d+,\d{1,2}$/.test(digits);
  const dollars = Number(isDecimalComma ? digits.replace(",", ".") : digits.replaceAll(",", ""));
  const rounded = Math.round(dollars * 100) / 100;
  return Number.isFinite(rounded) && rounded > 0 ? rounded : null;
}
