import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { formatDollars } from "../money/format-dollars.ts";
import { listEducationSuggestions } from "./education-suggestions.ts";

const amounts = (price: string | null) =>
  listEducationSuggestions(price).map(({ amount }) => amount);
const recommended = (price: string | null) =>
  listEducationSuggestions(price)
    .filter(({ isRecommended }) => isRecommended)
    .map(({ amount }) => amount);

describe("listEducationSuggestions", () => {
  test.each([
    ["$30", [6, 9, 15], 9],
    ["about $29.99", [6, 9, 15], 9],
    ["1,200", [240, 360, 600], 360],
    ["USD 45.00", [9, 14, 23], 14],
    ["$20-$30", [4, 6, 10], 6],
    ["$15", [3, 5, 8], 5],
    ["$5", [1, 2, 3], 2],
    ["$3", [1, 2], 1],
    ["$1", [1], 1],
    ["$0.50", [1], 1],
    ["$100,000", [10_000], 10_000],
    ["$25,000", [5_000, 7_500, 10_000], 7_500],
  ])("suggests for %s: %j, recommended %i", (price, expected, best) => {
    expect(amounts(price)).toEqual(expected);
    expect(recommended(price)).toEqual([best]);
  });

  test.each([null, "", "ask us", "$0", "free", "-5"])(
    "suggests 10, 25 and 50 without a price (%j)",
    (price) => {
      expect(amounts(price)).toEqual([10, 25, 50]);
      expect(recommended(price)).toEqual([25]);
    },
  );

  it("suggests ascending distinct whole dollars, with one recommended", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_000_000 }), (cents) => {
        const offered = listEducationSuggestions(formatDollars(cents / 100));
        const values = offered.map(({ amount }) => amount);
        expect(values).toEqual([...new Set(values)].sort((a, b) => a - b));
        for (const value of values) {
          expect(Number.isInteger(value) && value >= 1 && value <= 10_000).toBe(true);
        }
        expect(offered.filter(({ isRecommended }) => isRecommended)).toHaveLength(1);
      }),
    );
  });
});
