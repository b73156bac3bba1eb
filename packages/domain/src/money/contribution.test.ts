import { expect, test } from "vitest";
import { GIVING } from "../sentences/giving.ts";
import { contributionProblem, isWholeCents } from "./contribution.ts";

test.each([
  [0.01, null],
  [10_000, null],
  [19.99, null],
  [0, GIVING.dollarAmountTooSmall],
  [-1, GIVING.dollarAmountTooSmall],
  [10_000.01, GIVING.dollarContributionTooLarge],
  [1.005, GIVING.dollarAmountTooPrecise],
  [Number.NaN, GIVING.dollarAmountRequired],
  [Number.POSITIVE_INFINITY, GIVING.dollarAmountRequired],
])("contributionProblem returns for %d dollars: %j", (dollars, problem) => {
  expect(contributionProblem(dollars)).toEqual(problem);
});

test("isWholeCents tolerates only the rounding of binary fractions", () => {
  expect([0.1 + 0.2, 1.1, 8.2, 1.001].map(isWholeCents)).toEqual([true, true, true, false]);
});
