import { runWithLanguage } from "@giftling/messages/language";
import { describe, expect, test } from "vitest";
import { PARENT_FIXTURE } from "../../testing/parent.ts";
import { describePlan } from "./describe-plan.ts";

const now = new Date("2026-03-01T12:00:00.000Z");
const past = "2026-02-01T12:00:00.000Z";
const soon = "2026-03-14T12:00:00.000Z";
const paid = {
  subscriptionPlan: "premium",
  subscriptionStatus: "active",
  isPremium: true,
} as const;
const trial = { subscriptionStatus: "trialing", isPremium: true } as const;

describe("describePlan", () => {
  test.each([
    ["Free", "Up to 4 children, with 4 links for each.", false, {}],
    ["Premium", "Renews on March 14, 2026.", true, { ...paid, currentPeriodEnd: soon }],
    [
      "Premium",
      "Ends on March 14, 2026. Until then nothing changes.",
      true,
      { ...paid, currentPeriodEnd: soon, cancelAtPeriodEnd: true },
    ],
    ["Premium", "Unlimited children and links.", true, { ...paid, currentPeriodEnd: past }],
    [
      "Premium",
      "Renews on March 14, 2026.",
      true,
      { ...paid, currentPeriodEnd: soon, premiumGrantedUntil: soon },
    ],
    [
      "Enterprise",
      "Unlimited children and links.",
      true,
      { ...paid, subscriptionPlan: "enterprise" },
    ],
    [
      "Premium trial, cancelled",
      "13 days left. It ends on March 14, 2026, and nothing is charged.",
      false,
      { ...trial, trialEndsAt: soon, trialDaysLeft: 13, cancelAtPeriodEnd: true },
    ],
    [
      "Premium trial",
      "13 days left, until March 14, 2026.",
      false,
      { ...trial, trialEndsAt: soon, trialDaysLeft: 13 },
    ],
    [
      "Premium trial",
      "1 day left, until March 14, 2026.",
      false,
      { ...trial, trialEndsAt: soon, trialDaysLeft: 1 },
    ],
    [
      "Premium",
      "Yours as a gift until March 14, 2026.",
      false,
      { premiumGrantedUntil: soon, isPremium: true },
    ],
    ["Free", "Up to 4 children, with 4 links for each.", false, { premiumGrantedUntil: past }],
    [
      "Your trial has ended",
      "Everything you made is kept. Choose what's next.",
      false,
      { subscriptionStatus: "trialing", trialEndsAt: past, isTrialLocked: true },
    ],
    [
      "Premium, on hold",
      "Your last payment didn't go through. Please update your card.",
      true,
      { subscriptionPlan: "premium", subscriptionStatus: "past_due" },
    ],
  ] as const)("%s: %s", (name, text, canManage, facts) => {
    expect(describePlan({ ...PARENT_FIXTURE, ...facts }, now)).toEqual({ name, text, canManage });
  });
});

test("returns Spanish texts", () => {
  const facts = { ...PARENT_FIXTURE, ...trial, trialEndsAt: soon, trialDaysLeft: 1 };
  const { name, text } = runWithLanguage("es", () => describePlan(facts, now));
  expect(name).toBe("Prueba de Premium");
  expect(text).toBe("Queda 1 día, hasta el 14 de marzo de 2026.");
});
