import { describe, expect, it } from "vitest";
import { getCallToActionTitle, getSignUpHref } from "./hub-call-to-action.tsx";

describe("Start for Free link (rule: closing-call, hub-grant)", () => {
  it("contains the family's referral code", () => {
    expect(getSignUpHref("ana rivera&1")).toBe("/api/login?ref=ana%20rivera%261");
  });

  it("contains the hub as origin without a referral code", () => {
    expect(getSignUpHref(null)).toBe("/api/login?from=hub");
  });
});

it("offers Premium only with billing (rule: billing-off)", () => {
  expect(getCallToActionTitle({ billing: true, signUps: "open" })).toBe(
    "Create Your Free Hub (Get Premium Free for 1 Month)",
  );
  expect(getCallToActionTitle({ billing: false, signUps: "open" })).toBe("Create Your Free Hub");
  expect(getCallToActionTitle({ billing: true, signUps: "invited" })).toBe(false);
});
