import { describe, expect, test } from "vitest";
import { listChipInAmounts } from "../wishlist/group-gift.ts";
import { findContributionProblem, findFundingProblem } from "./contribution.ts";
import { CURRENCIES } from "./currency.ts";
import { isPriceInOtherCurrency } from "./price-currency.ts";
import { getRegionCurrency } from "./region-currency.ts";
import { parsePrice } from "./rules.ts";

test.each(CURRENCIES)("%s has two decimals", (currency) => {
  const format = new Intl.NumberFormat("en", { style: "currency", currency });
  expect(format.resolvedOptions().maximumFractionDigits).toBe(2);
});

test.each([
  ["en-US", "USD"],
  ["de-AT", "EUR"],
  ["es-MX", "MXN"],
  ["zh-Hant-SG", "SGD"],
  ["en-gb", "GBP"],
  ["ja-JP", null],
  ["es-419", null],
  ["es", null],
])("returns for the browser's language %s: %s", (tag, currency) => {
  expect(getRegionCurrency(tag)).toBe(currency);
});

test.each([
  ["30", "EUR", false],
  ["30 €", "EUR", false],
  ["€1.200,50", "EUR", false],
  ["EUR 30", "EUR", false],
  ["about 30 euros", "EUR", false],
  ["$30", "EUR", true],
  ["US$30", "CAD", true],
  ["CA$30", "CAD", false],
  ["$30", "CAD", false],
  ["for$30", "EUR", true],
  ["£25", "EUR", true],
  ["1 200 kr", "SEK", false],
  ["1 200 kr", "EUR", true],
  ["3000 ¥", "EUR", true],
  ["20 € or $22", "EUR", false],
  ["a krone", "EUR", false],
] as const)("says whether %j names another currency than %s: %s", (price, currency, expected) => {
  expect(isPriceInOtherCurrency(price, currency)).toBe(expected);
});

describe("a family in another currency than US dollars", () => {
  test("does not parse a price in a third currency", () => {
    expect(parsePrice("$30", "EUR")).toBeNull();
    expect(parsePrice("30 €", "EUR")).toBe(30);
    expect(parsePrice("30 €")).toBe(30);
  });

  test.each([
    [25, "EUR", null],
    [10_000.01, "EUR", "One contribution can be at most 10,000 EUR."],
    [100_000, "SEK", null],
    [100_000.01, "SEK", "One contribution can be at most 100,000 SEK."],
    [0, "EUR", "Enter an amount above 0."],
    [Number.NaN, "EUR", "Enter an amount."],
    [1.005, "EUR", "Enter an amount with at most two decimals."],
    [10_000.01, "USD", "One contribution can be at most $10,000."],
  ] as const)("validates a contribution of %d %s: %s", (amount, currency, problem) => {
    expect(findContributionProblem(amount, currency)).toBe(problem);
  });

  test("has its own limit of goals", () => {
    expect(findFundingProblem(1_000_000.01, "EUR")).toBe(
      "The amount can be at most 1,000,000 EUR.",
    );
    expect(findFundingProblem(10_000_000, "MXN")).toBeNull();
    expect(findFundingProblem(1_000_000.01, "USD")).toBe("The amount can be at most $1,000,000.");
  });

  test("gets scaled suggestions", () => {
    expect(listChipInAmounts(null, "EUR")).toEqual([10, 25, 50]);
    expect(listChipInAmounts(null, "SEK")).toEqual([100, 250, 500]);
    const open = (fundingGoal: number) =>
      listChipInAmounts({ fundingGoal, fundingReceived: 0 }, "SEK");
    expect([open(260), open(60), open(5)]).toEqual([[100, 250], [60], [100]]);
  });
});
