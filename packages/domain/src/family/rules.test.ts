import { describe, expect, test } from "vitest";
import { canAddParent, fullName, type OwnFamily, parentLimit, reasonToStay } from "./rules.ts";

describe("canAddParent", () => {
  test("allows one parent besides the owner on Free, and five on Premium", () => {
    expect([parentLimit(false), parentLimit(true)]).toEqual([1, 5]);
    expect([0, 1, 2].map((taken) => canAddParent(taken, false))).toEqual([true, false, false]);
    expect([4, 5, 6].map((taken) => canAddParent(taken, true))).toEqual([true, false, false]);
  });
});

describe("reasonToStay", () => {
  const EMPTY: OwnFamily = { kidCount: 0, parentCount: 0, subscriptionStatus: null };

  test("returns the family with a kid or another parent", () => {
    expect(reasonToStay({ ...EMPTY, kidCount: 1 })).toBe("family");
    expect(reasonToStay({ ...EMPTY, parentCount: 1 })).toBe("family");
    expect(reasonToStay({ kidCount: 1, parentCount: 1, subscriptionStatus: "active" })).toBe(
      "family",
    );
  });

  test("returns the plan with an active subscription", () => {
    const reasons = (["active", "trialing", "past_due", "canceled", null] as const).map(
      (subscriptionStatus) => reasonToStay({ ...EMPTY, subscriptionStatus }),
    );
    expect(reasons).toEqual(["plan", "plan", "plan", null, null]);
  });
});

test("fullName joins first and last name without surrounding spaces", () => {
  expect(fullName({ firstName: "Ana", lastName: "Rivera" })).toBe("Ana Rivera");
  expect(fullName({ firstName: "Ana", lastName: "" })).toBe("Ana");
  expect(fullName({ firstName: "", lastName: "" })).toBe("");
});
