import { expect, test } from "vitest";
import { VISITOR_ERRORS } from "../sentences/giving.ts";
import { findContributionProblem, isWholeCents } from "./contribution.ts";

test.each([
  [0.01, null],
  [10_000, null],
  [19.99, null],
  [0, VISITOR_ERRORS.dollarAmountTooSmall],
  [-1, VISITOR_ERRORS.dollarAmountTooSmall],
  [10_000.01, VISITOR_ERRORS.dollarContributionTooLarge],
  [1.005, VISITOR_ERRORS.dollarAmountTooPrecise],
  [Number.NaN, VISITOR_ERRORS.dollarAmountRequired],
  [Number.POSITIVE_INFINITY, VISITOR_ERRORS.dollarAmountRequired],
])("contributionProblem returns for %d dollars: %j", (dollars, problem) => {
  expect(findContributionProblem(dollars)).toEqual(problem);
});

test("isWholeCents tolerates only the rounding of binary fractions", () => {
  expect([0.1 + 0.2, 1.1, 8.2, 1.001].map(isWholeCents)).toEqual([true, true, true, false]);
});
