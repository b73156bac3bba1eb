/**
 * Currencies that a family can choose. Each has two decimals. The first is the default (rule: currency).
 */
export const CURRENCIES = [
  "USD",
  "AUD",
  "BRL",
  "CAD",
  "CHF",
  "CZK",
  "DKK",
  "EUR",
  "GBP",
  "ILS",
  "INR",
  "MXN",
  "NOK",
  "NZD",
  "PLN",
  "SEK",
  "SGD",
  "ZAR",
] as const;
export type Currency = (typeof CURRENCIES)[number];

/** Currency of a family that has not chosen one, and the currency of all plans. */
export const DEFAULT_CURRENCY: Currency = CURRENCIES[0];

const SMALL_UNITS: readonly Currency[] = ["CZK", "DKK", "INR", "MXN", "NOK", "SEK", "ZAR"];

/**
 * Returns the factor by which limits, suggested amounts and price ranges differ from those in US dollars. It is 10 for
 * a currency whose unit is worth much less than a dollar, otherwise 1 (rule: currency).
 */
export const getCurrencyScale = (currency: Currency): 1 | 10 =>
  SMALL_UNITS.includes(currency) ? 10 : 1;
