import { CURRENCIES, type Currency } from "./currency.ts";

const DOLLARS = ["USD", "AUD", "CAD", "MXN", "NZD", "SGD"];

/** Currencies that a sign or word in a price can denote. */
const SIGNS = new Map<string, readonly string[]>([
  ["$", DOLLARS],
  ["dollars", DOLLARS],
  ["us$", ["USD"]],
  ["a$", ["AUD"]],
  ["au$", ["AUD"]],
  ["r$", ["BRL"]],
  ["c$", ["CAD"]],
  ["ca$", ["CAD"]],
  ["mx$", ["MXN"]],
  ["nz$", ["NZD"]],
  ["s$", ["SGD"]],
  ["€", ["EUR"]],
  ["euro", ["EUR"]],
  ["euros", ["EUR"]],
  ["£", ["GBP"]],
  ["₪", ["ILS"]],
  ["₹", ["INR"]],
  ["kr", ["DKK", "NOK", "SEK"]],
  ["kč", ["CZK"]],
  ["zł", ["PLN"]],
  ["¥", []],
  ["cny", []],
  ["jpy", []],
  ...CURRENCIES.map((code) => [code.toLowerCase(), [code]] as const),
]);

/** Returns whether a price names only currencies other than the given currency (rule: currency). */
export function isPriceInOtherCurrency(price: string, currency: Currency): boolean {
  const named = (price.toLowerCase().match(/\p{L}*\$|\p{L}+|\p{Sc}/gu) ?? []).flatMap((mark) => {
    const currencies = SIGNS.get(mark) ?? (mark.endsWith("$") ? DOLLARS : undefined);
    return currencies === undefined ? [] : [currencies];
  });
  return named.length > 0 && !named.some((currencies) => currencies.includes(currency));
}
