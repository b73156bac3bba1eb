import { expect, test } from "vitest";
import {
  CHECKOUT_DELAY_NOTICE_MS,
  CHECKOUT_POLL_DELAYS_MS,
  isCheckoutApplied,
} from "./checkout-return.tsx";
import {
  getCheckoutReturnPurpose,
  getCheckoutReturnUrl,
  parseSubscriptionSearchParams,
} from "./checkout-return-purpose.ts";

const back = (address: string) =>
  getCheckoutReturnPurpose(
    parseSubscriptionSearchParams(Object.fromEntries(new URL(address, "http://x").searchParams)),
  );

test("returns the purpose of a return visit, and null for an ordinary visit", () => {
  for (const returned of ["trial", "plan", "portal"] as const) {
    expect(back(getCheckoutReturnUrl(returned))).toBe(returned);
  }
  expect(back("/subscription")).toBeNull();
  expect(back("/subscription?checkout=cancelled&trial=true")).toBeNull();
});

test.each([
  ["trial", "trialing", 14, true],
  ["trial", "trialing", 0, false],
  ["trial", "active", 0, true],
  ["trial", null, 0, false],
  ["plan", "active", 0, true],
  // A trial that ran before a plan was purchased does not count as the purchase.
  ["plan", "trialing", 9, false],
  ["plan", "past_due", 0, false],
  ["plan", "canceled", 0, false],
] as const)(
  "detects a purchase: %s, plan %s with %i days: %s",
  (bought, status, days, expected) => {
    const facts = { subscriptionStatus: status, trialDaysLeft: days };
    expect(isCheckoutApplied(facts, bought)).toBe(expected);
  },
);

test("polls until approximately the reported delay", () => {
  const total = CHECKOUT_POLL_DELAYS_MS.reduce((sum, pause) => sum + pause, 0);
  expect(Math.abs(total - CHECKOUT_DELAY_NOTICE_MS)).toBeLessThan(3_000);
});
