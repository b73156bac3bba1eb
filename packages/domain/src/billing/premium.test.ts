import { describe, expect, it, test } from "vitest";
import { addDays } from "../time/days.ts";
import {
  CLOSED_ACCOUNT_RETENTION_DAYS,
  getPremiumStatus,
  PREMIUM_GRANT_DURATION_DAYS,
  type PremiumFacts,
  TRIAL_DURATION_DAYS,
} from "./premium.ts";

const NOW = new Date("2026-03-14T12:00:00.000Z");
const ms = (offset: number) => new Date(NOW.getTime() + offset);
const days = (count: number) => addDays(NOW, count);

const NOBODY: PremiumFacts = {
  subscriptionPlan: "free",
  subscriptionStatus: null,
  trialEndsAt: null,
  premiumGrantedUntil: null,
  currentPeriodEnd: null,
};

/** Computes the expected premium status independently of `getPremiumStatus` (rule: premium-derived). */
function oracle(facts: PremiumFacts) {
  const future = (moment: Date | null) => moment !== null && Number(moment) - Number(NOW) >= 1;
  let isPremium = false;
  if (["premium", "enterprise"].includes(facts.subscriptionPlan)) {
    isPremium = facts.subscriptionStatus === "active";
  }
  if (facts.subscriptionStatus === "trialing" && future(facts.trialEndsAt)) isPremium = true;
  if (future(facts.premiumGrantedUntil)) isPremium = true;

  let trialDaysLeft = 0;
  if (facts.subscriptionStatus === "trialing" && facts.trialEndsAt !== null) {
    while (Number(facts.trialEndsAt) > Number(NOW) + trialDaysLeft * 86_400_000) trialDaysLeft += 1;
  }

  let isTrialLocked = false;
  if (facts.trialEndsAt !== null && !future(facts.trialEndsAt)) {
    isTrialLocked = facts.subscriptionStatus !== "active" && !future(facts.premiumGrantedUntil);
  }
  return { isPremium, trialDaysLeft, isTrialLocked };
}

const MOMENTS = [null, days(-5), ms(-1), NOW, ms(1), days(5)];

const everyCombination = (["free", "premium", "enterprise"] as const).flatMap((subscriptionPlan) =>
  ([null, "active", "trialing", "past_due", "canceled"] as const).flatMap((subscriptionStatus) =>
    MOMENTS.flatMap((trialEndsAt) =>
      MOMENTS.flatMap((premiumGrantedUntil) =>
        MOMENTS.map((currentPeriodEnd) => ({
          subscriptionPlan,
          subscriptionStatus,
          trialEndsAt,
          premiumGrantedUntil,
          currentPeriodEnd,
        })),
      ),
    ),
  ),
);

describe("getPremiumStatus", () => {
  it(`matches the rules for all ${everyCombination.length} combinations of facts`, () => {
    expect(everyCombination).toHaveLength(3 * 5 * 6 * 6 * 6);
    for (const facts of everyCombination) {
      const { isPremium, trialDaysLeft, isTrialLocked } = getPremiumStatus(facts, NOW);
      expect({ facts, isPremium, trialDaysLeft, isTrialLocked }).toEqual({
        facts,
        ...oracle(facts),
      });
    }
  });

  it("returns a source only for Premium, and an end only in the future", () => {
    for (const facts of everyCombination) {
      const { isPremium, isTrialLocked, source, until } = getPremiumStatus(facts, NOW);
      expect(source !== null).toBe(isPremium);
      if (!isPremium) expect(until).toBeNull();
      if (until !== null) expect(until.getTime()).toBeGreaterThan(NOW.getTime());
      expect(isPremium && isTrialLocked).toBe(false);
    }
  });

  const rows: [string, Partial<PremiumFacts>, Partial<ReturnType<typeof getPremiumStatus>>][] = [
    ["a new account", {}, { isPremium: false, isTrialLocked: false, source: null, until: null }],
    [
      "a paid plan, until its period's end",
      { subscriptionPlan: "premium", subscriptionStatus: "active", currentPeriodEnd: days(12) },
      { isPremium: true, source: "plan", until: days(12), trialDaysLeft: 0 },
    ],
    [
      "an operator's enterprise plan, without an end",
      {
        subscriptionPlan: "enterprise",
        subscriptionStatus: "active",
        premiumGrantedUntil: days(3),
      },
      { isPremium: true, source: "plan", until: null },
    ],
    [
      "a plan beside a longer grant",
      {
        subscriptionPlan: "premium",
        subscriptionStatus: "active",
        currentPeriodEnd: days(2),
        premiumGrantedUntil: days(40),
      },
      { source: "plan", until: days(40) },
    ],
    [
      "a paid plan whose old trial was never cleared",
      { subscriptionPlan: "premium", subscriptionStatus: "active", trialEndsAt: days(-30) },
      { isPremium: true, isTrialLocked: false, trialDaysLeft: 0 },
    ],
    [
      "a paid plan that is past due",
      { subscriptionPlan: "premium", subscriptionStatus: "past_due", currentPeriodEnd: days(12) },
      { isPremium: false, isTrialLocked: false },
    ],
    [
      "a subscription that has ended",
      { subscriptionPlan: "premium", subscriptionStatus: "canceled", currentPeriodEnd: days(12) },
      { isPremium: false, isTrialLocked: false },
    ],
    [
      "the first moment of a trial",
      {
        subscriptionPlan: "premium",
        subscriptionStatus: "trialing",
        trialEndsAt: days(TRIAL_DURATION_DAYS),
      },
      { isPremium: true, trialDaysLeft: 14, source: "trial", until: days(14) },
    ],
    [
      "a trial on the free plan",
      { subscriptionStatus: "trialing", trialEndsAt: days(1) },
      { isPremium: true, trialDaysLeft: 1, source: "trial" },
    ],
    [
      "a trial's last millisecond",
      { subscriptionStatus: "trialing", trialEndsAt: ms(1) },
      { isPremium: true, trialDaysLeft: 1, isTrialLocked: false },
    ],
    [
      "exactly the trial's end",
      { subscriptionStatus: "trialing", trialEndsAt: NOW },
      { isPremium: false, trialDaysLeft: 0, isTrialLocked: true, source: null },
    ],
    [
      "a day and a millisecond of trial left",
      { subscriptionStatus: "trialing", trialEndsAt: ms(86_400_001) },
      { trialDaysLeft: 2 },
    ],
    [
      "a trial that ended, canceled by Stripe",
      { subscriptionStatus: "canceled", trialEndsAt: days(-1) },
      { isPremium: false, isTrialLocked: true },
    ],
    [
      "a trial that ended, with a referral's month running",
      { subscriptionStatus: "canceled", trialEndsAt: days(-1), premiumGrantedUntil: days(20) },
      { isPremium: true, isTrialLocked: false, source: "grant", until: days(20) },
    ],
    [
      "exactly the end of a grant, after a trial",
      { subscriptionStatus: null, trialEndsAt: days(-1), premiumGrantedUntil: NOW },
      { isPremium: false, isTrialLocked: true },
    ],
    [
      "a sign-up from a hub",
      { premiumGrantedUntil: days(PREMIUM_GRANT_DURATION_DAYS) },
      { isPremium: true, source: "grant", until: days(30), trialDaysLeft: 0 },
    ],
  ];
  test.each(rows)("%s", (_name, facts, expected) => {
    expect(getPremiumStatus({ ...NOBODY, ...facts }, NOW)).toMatchObject(expected);
  });

  it("grants Premium and locks no account when billing is off", () => {
    for (const facts of everyCombination) {
      expect(getPremiumStatus(facts, NOW, { billing: false })).toEqual({
        isPremium: true,
        trialDaysLeft: 0,
        isTrialLocked: false,
        until: null,
        source: "self-hosted",
      });
    }
  });

  it("rounds trial days up, and never returns less than zero", () => {
    expect([
      TRIAL_DURATION_DAYS,
      PREMIUM_GRANT_DURATION_DAYS,
      CLOSED_ACCOUNT_RETENTION_DAYS,
    ]).toEqual([14, 30, 90]);
  });
});
