/** Currencies that a family can choose, each with two decimals (rule: currency). */
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

/** Default currency of a family. Also the currency of all plans. */
export const DEFAULT_CURRENCY: Currency = CURRENCIES[0];

const SMALL_UNITS: readonly Currency[] = ["CZK", "DKK", "INR", "MXN", "NOK", "SEK", "ZAR"];

/**
 * Returns the factor that converts US dollar limits, suggested amounts and price ranges to a currency. The factor is 10
 * for a currency whose unit is worth much less than a dollar, and 1 otherwise (rule: currency).
 */
export const getCurrencyScale = (currency: Currency): 1 | 10 =>
  SMALL_UNITS.includes(currency) ? 10 : 1;
