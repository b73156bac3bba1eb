import { type Currency, DEFAULT_CURRENCY } from "@giftling/domain/money/currency";
import { defineMessage } from "./define-message.ts";
import { getLanguage } from "./language.ts";

const getCurrencyPart = (currency: Currency, currencyDisplay: "symbol" | "name"): string =>
  new Intl.NumberFormat(getLanguage(), { style: "currency", currency, currencyDisplay })
    .formatToParts(2)
    .find(({ type }) => type === "currency")?.value ?? currency;

/** Returns the symbol of a currency in the current language, such as "$" or "€". */
export const getCurrencySymbol = (currency: Currency | undefined): string =>
  currency === undefined || currency === DEFAULT_CURRENCY
    ? "$"
    : getCurrencyPart(currency, "symbol");

/** Returns the name of a currency within a sentence, such as "euros" or "Swiss francs". */
export const getCurrencyName = (currency: Currency): string => getCurrencyPart(currency, "name");

/** Returns the name and symbol of a currency for a list of currencies, such as "Swiss Franc (CHF)" or "Euro (€)". */
export function getCurrencyOptionLabel(currency: Currency): string {
  const name = new Intl.DisplayNames(getLanguage(), { type: "currency" }).of(currency) ?? currency;
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} (${getCurrencySymbol(currency)})`;
}

const inDollars = defineMessage({ en: "In dollars", es: "En dólares" });
const inCurrency = defineMessage({
  en: (currency: string) => `In ${currency}`,
  es: (currency) => `En ${currency}`,
});

/** Returns the hint for an amount field, such as "In dollars" or "In euros". */
export const getAmountHint = (currency: Currency | undefined): string =>
  currency === undefined || currency === DEFAULT_CURRENCY
    ? inDollars()
    : inCurrency(getCurrencyName(currency));
