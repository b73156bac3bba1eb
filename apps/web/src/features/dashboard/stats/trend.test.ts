import { expect, it } from "vitest";
import { createTrend, getTrendPath } from "./trend.ts";

it("ends at the total and starts at the previous total", () => {
  expect(createTrend(5, [0, 2, 0, 1])).toEqual({ totals: [2, 2, 4, 4, 5], added: 3 });
  expect(createTrend(0, [])).toEqual({ totals: [0], added: 0 });
});

it("stays between zero and the total after removals", () => {
  expect(createTrend(1, [2, 1])).toEqual({ totals: [0, 1, 1], added: 1 });
});

it("draws from the bottom left to the top right, and a flat line without change", () => {
  expect(getTrendPath(createTrend(3, [0, 3]))).toBe("M0 29L60 29L120 3");
  expect(getTrendPath(createTrend(7, [0, 0]))).toBe("M0 29L60 29L120 29");
});
