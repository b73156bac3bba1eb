import { expect, test } from "vitest";
import { getAmountHint, getCurrencyOptionLabel, getCurrencySymbol } from "./currency-names.ts";
import { runWithLanguage } from "./language.ts";
import { formatMoney } from "./money.ts";

/** Returns the result of `make` in each language, with the no-break spaces of `Intl` replaced by spaces. */
const inEachLanguage = (make: () => string) =>
  (["en", "es"] as const).map((language) =>
    runWithLanguage(language, make).replaceAll(/[\u00a0\u202f]/g, " "),
  );

test.each([
  [30, undefined, "$30", "$30"],
  [1_200.5, "USD", "$1,200.50", "$1,200.50"],
  [30, "EUR", "€30", "30 €"],
  [29.5, "EUR", "€29.50", "29,50 €"],
  [12_000, "GBP", "£12,000", "12.000 GBP"],
  [250, "SEK", "SEK 250", "250 SEK"],
] as const)("formats %d %s as %s and %s", (amount, currency, english, spanish) => {
  expect(inEachLanguage(() => formatMoney(amount, currency))).toEqual([english, spanish]);
});

test("names a currency", () => {
  expect(inEachLanguage(() => getAmountHint("USD"))).toEqual(["In dollars", "En dólares"]);
  expect(inEachLanguage(() => getAmountHint("CHF"))).toEqual([
    "In Swiss francs",
    "En francos suizos",
  ]);
  expect(inEachLanguage(() => getCurrencyOptionLabel("EUR"))).toEqual(["Euro (€)", "Euro (€)"]);
  expect(inEachLanguage(() => getCurrencySymbol(undefined))).toEqual(["$", "$"]);
});
