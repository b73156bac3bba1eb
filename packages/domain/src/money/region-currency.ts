import { CURRENCIES, type Currency } from "./currency.ts";

/** Countries that use each currency, as ISO 3166 codes. */
const COUNTRIES: Readonly<Record<Currency, string>> = {
  USD: "US PR EC SV",
  AUD: "AU",
  BRL: "BR",
  CAD: "CA",
  CHF: "CH LI",
  CZK: "CZ",
  DKK: "DK",
  EUR: "AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC MT NL PT SI SK SM",
  GBP: "GB",
  ILS: "IL",
  INR: "IN",
  MXN: "MX",
  NOK: "NO",
  NZD: "NZ",
  PLN: "PL",
  SEK: "SE",
  SGD: "SG",
  ZAR: "ZA",
};

/**
 * Returns the currency of the region in a language tag, such as EUR for "de-AT". Returns null for a tag without a
 * region, and for a region without a supported currency.
 */
export function getRegionCurrency(languageTag: string): Currency | null {
  const region = /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i.exec(languageTag)?.[1]?.toUpperCase();
  if (region === undefined) return null;
  return CURRENCIES.find((currency) => COUNTRIES[currency].split(" ").includes(region)) ?? null;
}
