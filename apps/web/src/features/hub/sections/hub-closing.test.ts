import { describe, expect, it } from "vitest";
import { closingTitle, startForFreeHref } from "./hub-closing.tsx";

describe("Start for Free (rule: closing-call, hub-grant)", () => {
  it("contains the family's referral code", () => {
    expect(startForFreeHref("ana rivera&1")).toBe("/api/login?ref=ana%20rivera%261");
  });

  it("contains the hub as origin without one", () => {
    expect(startForFreeHref(null)).toBe("/api/login?from=hub");
  });
});

it("promises Premium only with billing (rule: billing-off)", () => {
  expect(closingTitle(true)).toBe("Create Your Free Hub (Get Premium Free for 1 Month)");
  expect(closingTitle(false)).toBe("Create Your Free Hub");
});
