import { describe, expect, it, test } from "vitest";
import { addDays } from "../time/days.ts";
import { PRICES } from "./plans.ts";
import { getPremiumStatus } from "./premium.ts";
import {
  canStartTrial,
  findEffectiveSubscription,
  getPlanFacts,
  type PlanFacts,
  POST_TRIAL_PRICE_ID,
  type SubscriptionFacts,
} from "./subscription.ts";

const NOW = new Date("2026-03-14T12:00:00.000Z");
const days = (count: number) => addDays(NOW, count);

/** Fixture of a paid monthly subscription, one week after the start. */
const PAID: SubscriptionFacts = {
  id: "sub_1",
  status: "active",
  stripePriceId: "price_1",
  createdAt: days(-7),
  trialEnd: null,
  periodStart: days(-7),
  periodEnd: days(23),
  cancelAtPeriodEnd: false,
  endedAt: null,
  isLatestInvoicePaid: true,
};
const TRIAL: SubscriptionFacts = {
  ...PAID,
  status: "trialing",
  trialEnd: days(7),
  periodEnd: days(7),
  isLatestInvoicePaid: false,
};
/** Fixture of a trial that ended one day ago without a payment card. */
const TRIAL_OVER: SubscriptionFacts = {
  ...TRIAL,
  status: "canceled",
  periodStart: days(-15),
  trialEnd: days(-1),
  periodEnd: days(-1),
  endedAt: days(-1),
};
/** Fixture of a trial that ended with a declined card. The first paid period has started, with an unpaid invoice. */
const FIRST_PAYMENT_FAILED: SubscriptionFacts = {
  ...TRIAL,
  status: "past_due",
  trialEnd: days(-1),
  periodStart: days(-1),
  periodEnd: days(29),
};

type Then = Partial<PlanFacts> & { isPremium: boolean; isTrialLocked?: boolean };

describe("getPlanFacts", () => {
  const rows: [string, SubscriptionFacts | null, Then][] = [
    [
      "nothing",
      null,
      { isPremium: false, subscriptionStatus: null, subscriptionPlan: "free", trialEndsAt: null },
    ],
    ["a trial", TRIAL, { isPremium: true, subscriptionStatus: "trialing", trialEndsAt: days(7) }],
    [
      "a trial that will not go on",
      { ...TRIAL, cancelAtPeriodEnd: true },
      { isPremium: true, subscriptionStatus: "trialing", trialEndsAt: days(7) },
    ],
    [
      "a trial that ended without a card",
      TRIAL_OVER,
      {
        isPremium: false,
        isTrialLocked: true,
        subscriptionStatus: "canceled",
        subscriptionPlan: "free",
        trialEndsAt: days(-1),
      },
    ],
    [
      "a trial that was canceled at once",
      { ...TRIAL, status: "canceled", endedAt: days(-2) },
      { isPremium: false, isTrialLocked: true, trialEndsAt: days(-2) },
    ],
    [
      "a trial paused for want of a card",
      { ...TRIAL_OVER, status: "paused", endedAt: null },
      { isPremium: false, isTrialLocked: true, subscriptionStatus: "canceled" },
    ],
    [
      "the first paid period",
      { ...PAID, trialEnd: days(-7) },
      { isPremium: true, subscriptionStatus: "active", trialEndsAt: null },
    ],
    [
      "a first payment that failed",
      FIRST_PAYMENT_FAILED,
      {
        isPremium: false,
        isTrialLocked: true,
        subscriptionStatus: "past_due",
        trialEndsAt: days(-1),
      },
    ],
    [
      "a later payment that failed",
      { ...PAID, status: "past_due", trialEnd: days(-60), isLatestInvoicePaid: false },
      { isPremium: false, subscriptionStatus: "past_due", trialEndsAt: null },
    ],
    [
      "payments given up",
      { ...PAID, status: "unpaid", isLatestInvoicePaid: false },
      { isPremium: false, subscriptionStatus: "past_due" },
    ],
    [
      "paid again after that",
      { ...PAID, trialEnd: days(-60) },
      { isPremium: true, subscriptionStatus: "active" },
    ],
    [
      "a month canceled for its end, before it",
      { ...PAID, cancelAtPeriodEnd: true },
      { isPremium: true, subscriptionStatus: "active", currentPeriodEnd: days(23) },
    ],
    [
      "the same month over",
      { ...PAID, status: "canceled", periodEnd: days(-1), endedAt: days(-1) },
      {
        isPremium: false,
        subscriptionStatus: "canceled",
        subscriptionPlan: "free",
        trialEndsAt: null,
      },
    ],
    [
      "the first paid month over, after a trial",
      {
        ...PAID,
        status: "canceled",
        trialEnd: days(-31),
        periodStart: days(-31),
        endedAt: days(-1),
      },
      { isPremium: false, trialEndsAt: null },
    ],
    [
      "a paid month that a dispute ended",
      { ...PAID, status: "canceled", endedAt: days(-1) },
      { isPremium: false, subscriptionStatus: "canceled", trialEndsAt: null },
    ],
    [
      "a checkout whose first payment never came",
      { ...PAID, status: "incomplete", isLatestInvoicePaid: false },
      { isPremium: false, subscriptionStatus: null },
    ],
    [
      "a word that nobody knows",
      { ...PAID, status: "toString" },
      { isPremium: false, subscriptionStatus: null },
    ],
  ];
  test.each(rows)("%s", (_name, truth, expected) => {
    const { isPremium, isTrialLocked = false, ...facts } = expected;
    const plan = getPlanFacts(truth && findEffectiveSubscription([truth]), null);
    expect(plan).toMatchObject(facts);
    expect(getPremiumStatus({ ...plan, premiumGrantedUntil: null }, NOW)).toMatchObject({
      isPremium,
      isTrialLocked,
    });
  });

  it("ends the trial permanently after the parent continues on Free (rule: continue-on-free)", () => {
    expect(getPlanFacts(TRIAL_OVER, NOW).trialEndsAt).toBeNull();
    expect(getPlanFacts(TRIAL_OVER, days(-8)).trialEndsAt).toEqual(days(-1));
    expect(getPlanFacts(TRIAL, NOW).trialEndsAt).toEqual(days(7));
  });
});

describe("findEffectiveSubscription", () => {
  it("prefers the highest status, and the newest of equal ones", () => {
    const old = { ...PAID, id: "sub_0", createdAt: days(-90) };
    const ended = { ...old, status: "canceled" };
    expect(findEffectiveSubscription([])).toBeNull();
    expect(findEffectiveSubscription([TRIAL_OVER, old])?.id).toBe("sub_0");
    expect(findEffectiveSubscription([old, PAID])?.id).toBe("sub_1");
    expect(findEffectiveSubscription([PAID, old])?.id).toBe("sub_1");
    expect(findEffectiveSubscription([ended, TRIAL])).toBe(TRIAL);
    expect(findEffectiveSubscription([ended, { ...PAID, status: "incomplete" }])).toBe(ended);
  });
});

describe("canStartTrial", () => {
  test.each([
    [null, null, false, true],
    ["canceled", null, false, true],
    [null, null, true, false],
    ["canceled", NOW, false, false],
    ["trialing", days(3), false, false],
    ["active", null, false, false],
    ["past_due", null, false, false],
  ] as const)("%s, ends %s, had a trial: %s", (subscriptionStatus, trialEndsAt, had, expected) => {
    expect(canStartTrial({ subscriptionStatus, trialEndsAt }, had)).toBe(expected);
  });

  it("uses the list price after the trial", () => {
    expect(PRICES[POST_TRIAL_PRICE_ID].isOffer).toBe(false);
  });
});

describe("findEffectiveSubscription", () => {
  test("selects the newest, and the larger id for equal times", () => {
    const [older, newer] = [
      { ...PAID, id: "sub_9" },
      { ...PAID, id: "sub_1", createdAt: days(-6) },
    ];
    const twin = { ...newer, id: "sub_2" };
    for (const all of [
      [older, newer, twin],
      [twin, newer, older],
      [newer, older, twin],
    ]) {
      expect(findEffectiveSubscription(all)?.id).toBe("sub_2");
    }
  });
});

describe("getPlanFacts: end of a trial", () => {
  const trialEndOf = (truth: Partial<SubscriptionFacts>, continuedOnFreeAt: Date | null = null) =>
    getPlanFacts({ ...TRIAL_OVER, ...truth }, continuedOnFreeAt).trialEndsAt;

  test("is null for an active subscription, even with an open invoice", () => {
    expect(trialEndOf({ status: "active" })).toBeNull();
  });

  test("is the end of the subscription if earlier", () => {
    expect(trialEndOf({ endedAt: days(-3) })).toEqual(days(-3));
    expect(trialEndOf({ endedAt: days(2) })).toEqual(days(-1));
    expect(trialEndOf({ endedAt: null })).toEqual(days(-1));
  });

  test("is null for a parent who continued on Free after the subscription started", () => {
    const { createdAt } = TRIAL_OVER;
    expect(trialEndOf({}, createdAt)).toBeNull();
    expect(trialEndOf({}, new Date(createdAt.getTime() - 1))).toEqual(days(-1));
  });

  test("is null for an unknown status", () => {
    expect(getPlanFacts({ ...TRIAL, status: "incomplete" }, null)).toEqual(
      getPlanFacts(null, null),
    );
  });
});
