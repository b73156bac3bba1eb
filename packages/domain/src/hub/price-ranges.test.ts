import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { filterWishesByPrice, PRICE_RANGES } from "./price-ranges.ts";

const wish = (price: string | null, isActivity = false) => ({ price, isActivity });

describe("price ranges (rule: price-ranges)", () => {
  test.each([
    ["$24.99", "low"],
    ["$25", "middle"],
    ["about $30", "middle"],
    ["$49.99", "middle"],
    ["50", "high"],
    ["$1,200", "high"],
    ["$20-$30", "low"],
  ])("assigns %s to the %s range", (price, id) => {
    const found = PRICE_RANGES.filter(
      (range) => filterWishesByPrice([wish(price)], range).length > 0,
    );
    expect(found.map((range) => range.id)).toEqual([id]);
  });

  test.each([
    ["no price", wish(null)],
    ["a price that nobody can read", wish("ask Grandma")],
    ["an activity", wish("$30", true)],
  ])("assigns %s to no range", (_, item) => {
    expect(filterWishesByPrice([item])).toEqual([]);
  });

  it("assigns every parsable price to exactly one range", () => {
    fc.assert(
      fc.property(fc.string(), (price) => {
        const ranges = PRICE_RANGES.filter((range) => filterWishesByPrice([wish(price)], range)[0]);
        expect(ranges).toHaveLength(filterWishesByPrice([wish(price)]).length);
      }),
    );
  });
});
