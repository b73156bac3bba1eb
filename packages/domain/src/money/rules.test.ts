import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { findContributionProblem } from "./contribution.ts";
import { formatDollars } from "./format-dollars.ts";
import { centsToDollars, dollarsToCents, parsePrice } from "./rules.ts";
import { contributionAmountSchema, fundingAmountSchema } from "./schema.ts";

describe("formatDollars", () => {
  test.each([
    [30, "$30"],
    [29.5, "$29.50"],
    [1_200, "$1,200"],
    [0, "$0"],
    [-0, "$0"],
    [0.01, "$0.01"],
    [0.1 + 0.2, "$0.30"],
    [29.999, "$30"],
    [-5, "-$5"],
    [-0.001, "$0"],
    [1_234_567.89, "$1,234,567.89"],
  ])("formats %d as %s", (dollars, expected) => {
    expect(formatDollars(dollars)).toBe(expected);
  });

  it("formats every amount like `Intl.NumberFormat`", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), (cents) => {
        const digits = cents % 100 === 0 ? 0 : 2;
        const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
        expect(formatDollars(cents / 100)).toBe(
          `$${(cents / 100).toLocaleString("en-US", format)}`,
        );
      }),
    );
  });
});

describe("parsePrice", () => {
  test.each([
    ["$30", 30],
    ["$ 30", 30],
    ["about $29.99", 29.99],
    ["~$30", 30],
    ["1,200", 1_200],
    ["$1,234,567.89", 1_234_567.89],
    ["USD 45.00", 45],
    ["45 dollars", 45],
    ["$20-$30", 20],
    ["20 - 30", 20],
    ["2 for $10", 10],
    ["LEGO 10245, $199", 199],
    ["29,99 €", 29.99],
    ["$.99", 0.99],
    ["$30.", 30],
    ["12345", 12_345],
    ["0.005", 0.01],
    ["1.200,50 €", 1_200.5],
    ["1.200 €", 1_200],
    ["kr 1 200", 1_200],
    ["1\u202F200,50\u00A0€", 1_200.5],
    ["CHF 1’299.00", 1_299],
    ["1.234.567", 1_234_567],
    ["1.2000", 1.2],
    ["1200.500", 1_200.5],
    ["0.125", 0.13],
    ["kr 1200,-", 1_200],
    ["R$ 89,9", 89.9],
  ])("parses %j as %d", (text, expected) => {
    expect(parsePrice(text)).toBe(expected);
  });

  test.each(["", "   ", "free", "$", "$0", "0.00", "-5", "$-5", "-$5", "0.001", "9".repeat(400)])(
    "finds no price in %j",
    (text) => {
      expect(parsePrice(text)).toBeNull();
    },
  );

  it("parses what formatDollars returns", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000 }), (cents) => {
        expect(parsePrice(formatDollars(cents / 100))).toBe(cents / 100);
      }),
    );
  });

  it("parses an amount in every notation", () => {
    const notations = [
      { group: ",", decimal: "." },
      { group: ".", decimal: "," },
      { group: " ", decimal: "," },
      { group: "\u00A0", decimal: "." },
      { group: "’", decimal: "." },
      { group: "", decimal: "." },
      { group: "", decimal: "," },
    ];
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000_000 }),
        fc.constantFrom(...notations),
        fc.constantFrom("$#", "# €", "kr #", "about #", "#", "# USD"),
        fc.boolean(),
        (cents, { group, decimal }, frame, hasCents) => {
          const [whole = "", rest = ""] = (cents / 100).toFixed(2).split(".");
          const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, group);
          const isWhole = !hasCents && rest === "00";
          const number = isWhole ? grouped : `${grouped}${decimal}${rest}`;
          expect(parsePrice(frame.replace("#", () => number))).toBe(cents / 100);
        },
      ),
    );
  });

  it("returns a positive number or null", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const price = parsePrice(text);
        expect(price === null || (Number.isFinite(price) && price > 0)).toBe(true);
      }),
    );
  });
});

describe("dollarsToCents and centsToDollars", () => {
  it("convert without loss", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
        expect(dollarsToCents(centsToDollars(cents))).toBe(cents);
        expect(fundingAmountSchema.safeParse(centsToDollars(cents)).success).toBe(true);
      }),
    );
  });

  test.each([0.001, 1.005, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_VALUE])(
    "reject %d",
    (dollars) => {
      expect(() => dollarsToCents(dollars)).toThrow(RangeError);
    },
  );
});

describe("amount schemas", () => {
  test.each([
    [0.01, true],
    [10_000, true],
    [25.5, true],
    [0, false],
    [-1, false],
    [100_000, true],
    [100_000.01, false],
    [1.005, false],
    ["25", false],
    [Number.NaN, false],
  ])("validate a contribution of %j: %s", (amount, expected) => {
    expect(contributionAmountSchema.safeParse(amount).success).toBe(expected);
  });

  test("match the form's validation", () => {
    const dollars = fc.oneof(
      fc.double(),
      fc.integer({ min: -200, max: 1_100_000 }).map((cents) => cents / 100),
      fc.constantFrom(0, 100_000, 100_000.01, 0.005, Number.NaN, Number.POSITIVE_INFINITY),
    );
    fc.assert(
      fc.property(dollars, (amount) => {
        const answer = contributionAmountSchema.safeParse(amount).error?.issues[0]?.message;
        // A message that contains a limit depends on the currency.
        expect(findContributionProblem(amount, "SEK") === null).toBe(answer === undefined);
      }),
    );
  });

  test.each([
    [0, true],
    [1_000_000, true],
    [10_000_000, true],
    [10_000_000.01, false],
    [-0.01, false],
    [0.015, false],
  ])("validate funding of %j: %s", (amount, expected) => {
    expect(fundingAmountSchema.safeParse(amount).success).toBe(expected);
  });
});
