import { expect, test } from "vitest";
import { bannersFor } from "./banners.ts";

const free = {
  isPremium: false,
  subscriptionPlan: "free",
  subscriptionStatus: null,
  trialDaysLeft: 0,
  premiumGrantedUntil: null,
  canStartTrial: false,
  cancelAtPeriodEnd: false,
  currentPeriodEnd: null,
} as const;
const kinds = (...call: Parameters<typeof bannersFor>) =>
  bannersFor(...call).map(({ kind }) => kind);

test("the Free plan: links used of the limit first, then the referral", () => {
  expect(bannersFor(free, 3, true)).toEqual([
    { kind: "links", key: "links 3", used: 3, limit: 4, offersTrial: false },
    { kind: "referral", key: "referral" },
  ]);
  const [offer] = bannersFor({ ...free, canStartTrial: true }, 3, true);
  expect(offer, "while there is a free trial").toMatchObject({ offersTrial: true });
  expect(kinds(free, "unknown", true)).toEqual(["referral"]);
  expect(kinds(free, "pending", true)).toEqual(["links", "referral"]);
});

test("a trial says its days, and once more on each of the last three", () => {
  const trial = (trialDaysLeft: number) =>
    bannersFor(
      { ...free, isPremium: true, subscriptionStatus: "trialing", trialDaysLeft },
      1,
      true,
    );
  expect(trial(14)).toEqual([{ kind: "trial", key: "trial early", daysLeft: 14 }]);
  expect(trial(14)[0]?.key).toBe(trial(4)[0]?.key);
  expect(new Set([4, 3, 2, 1].map((days) => trial(days)[0]?.key)).size).toBe(4);
});

test("a free month says until when; who pays is told nothing", () => {
  const premiumGrantedUntil = "2026-12-21T10:00:00.000Z";
  const granted = { ...free, isPremium: true, premiumGrantedUntil };
  expect(kinds(granted, 1, true)).toEqual(["grant"]);
  const paid = { subscriptionPlan: "premium", subscriptionStatus: "active" } as const;
  expect(kinds({ ...granted, ...paid }, 1, true)).toEqual([]);
});

test("a cancelled plan says when it ends, a payment that failed comes first", () => {
  const currentPeriodEnd = "2026-12-21T10:00:00.000Z";
  const plan = { ...free, subscriptionPlan: "premium", currentPeriodEnd } as const;
  const paid = { ...plan, isPremium: true, subscriptionStatus: "active" } as const;
  expect(kinds(paid, 1, true)).toEqual([]);
  expect(kinds({ ...paid, cancelAtPeriodEnd: true }, 1, true)).toEqual(["ending"]);
  const unpaid = { ...plan, subscriptionStatus: "past_due" } as const;
  expect(kinds(unpaid, 1, true)).toEqual(["unpaid", "links"]);
  expect(kinds(unpaid, "unknown", true)).toEqual(["unpaid"]);
});

test("without billing there is nothing to tell (rule: billing-off)", () => {
  expect(kinds(free, 4, false)).toEqual([]);
  expect(kinds({ ...free, isPremium: true }, 4, false)).toEqual([]);
});

test("a cancelled trial says so, also to who put the trial's notice away (rule: cancelled-trial)", () => {
  const running = {
    ...free,
    isPremium: true,
    subscriptionStatus: "trialing",
    trialDaysLeft: 9,
  } as const;
  const [plain] = bannersFor(running, 0, true);
  const [cancelled] = bannersFor({ ...running, cancelAtPeriodEnd: true }, 0, true);
  expect(cancelled).toMatchObject({ kind: "trial", isCancelled: true });
  expect(cancelled?.key).not.toBe(plain?.key);
});
