import { describe, expect, test } from "vitest";
import {
  canAddParent,
  findLeaveFamilyProblem,
  formatFullName,
  type LeaveFamilyFacts,
} from "./rules.ts";

describe("canAddParent", () => {
  test("allows one parent besides the owner on Free, and five on Premium", () => {
    expect([0, 1, 2].map((taken) => canAddParent(taken, false))).toEqual([true, false, false]);
    expect([4, 5, 6].map((taken) => canAddParent(taken, true))).toEqual([true, false, false]);
  });
});

describe("findLeaveFamilyProblem", () => {
  const EMPTY: LeaveFamilyFacts = { kidCount: 0, parentCount: 0, subscriptionStatus: null };

  test("returns the family with a kid or another parent", () => {
    expect(findLeaveFamilyProblem({ ...EMPTY, kidCount: 1 })).toBe("family");
    expect(findLeaveFamilyProblem({ ...EMPTY, parentCount: 1 })).toBe("family");
    expect(
      findLeaveFamilyProblem({ kidCount: 1, parentCount: 1, subscriptionStatus: "active" }),
    ).toBe("family");
  });

  test("returns the plan with an active subscription", () => {
    const reasons = (["active", "trialing", "past_due", "canceled", null] as const).map(
      (subscriptionStatus) => findLeaveFamilyProblem({ ...EMPTY, subscriptionStatus }),
    );
    expect(reasons).toEqual(["plan", "plan", "plan", null, null]);
  });
});

test("formatFullName joins first and last name without surrounding spaces", () => {
  expect(formatFullName({ firstName: "Ana", lastName: "Rivera" })).toBe("Ana Rivera");
  expect(formatFullName({ firstName: "Ana", lastName: "" })).toBe("Ana");
  expect(formatFullName({ firstName: "", lastName: "" })).toBe("");
});
