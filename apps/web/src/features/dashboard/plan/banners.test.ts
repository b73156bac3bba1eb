import { expect, test } from "vitest";
import { PARENT_FIXTURE } from "../../../testing/parent.ts";
import { listPlanBanners } from "./banners.ts";

const free = { ...PARENT_FIXTURE, canStartTrial: false };
const SHARED = { billing: true, isShared: true, signUps: "open" } as const;
type Call = Parameters<typeof listPlanBanners>;
const list = (user: Call[0], used: Call[1], page: Call[3]) =>
  listPlanBanners(user, used, "Emma", page);
const kinds = (...call: Parameters<typeof list>) => list(...call).map(({ kind }) => kind);

test("shows the used links before the referral on Free", () => {
  expect(list(free, 3, SHARED)).toMatchObject([
    { kind: "links", key: "links 3", title: "3 of 4 links used", link: "See Premium" },
    { kind: "referral", key: "referral" },
  ]);
  const [offer] = list({ ...free, canStartTrial: true }, 3, SHARED);
  expect(offer, "while there is a free trial").toMatchObject({ link: "Try Premium free" });
  expect(kinds(free, "unknown", SHARED)).toEqual(["referral"]);
  expect(kinds(free, "pending", SHARED)).toEqual(["links", "referral"]);
});

test("offers no referral where a new family needs an invitation (rule: sign-ups)", () => {
  const invited = { ...SHARED, signUps: "invited" } as const;
  expect(kinds(free, 3, invited)).toEqual(["links"]);
  expect(kinds(free, "unknown", invited)).toEqual([]);
});

test("names the child without free links once all are used", () => {
  const texts = [3, 4]
    .flatMap((used) => list(free, used, SHARED).slice(0, 1))
    .map(({ text }) => text);
  expect(texts).toEqual([
    "Payment links, registries and activities.",
    "You've used all 4 links for Emma. Premium has no limit.",
  ]);
});

test("shows a trial's remaining days, again on each of the last three", () => {
  const trial = (trialDaysLeft: number) =>
    list({ ...free, isPremium: true, subscriptionStatus: "trialing", trialDaysLeft }, 1, SHARED);
  expect(trial(14)).toMatchObject([
    { kind: "trial", key: "trial early", title: "14 days left of your Premium trial" },
  ]);
  expect(trial(14)[0]?.key).toBe(trial(4)[0]?.key);
  expect(new Set([4, 3, 2, 1].map((days) => trial(days)[0]?.key)).size).toBe(4);
});

test("shows the end of a free month, and nothing to a paying owner", () => {
  const premiumGrantedUntil = "2026-12-21T10:00:00.000Z";
  const granted = { ...free, isPremium: true, premiumGrantedUntil };
  expect(kinds(granted, 1, SHARED)).toEqual(["grant"]);
  const paid = { subscriptionPlan: "premium", subscriptionStatus: "active" } as const;
  expect(kinds({ ...granted, ...paid }, 1, SHARED)).toEqual([]);
});

test("shows the end of a canceled plan, and a failed payment before other notices", () => {
  const currentPeriodEnd = "2026-12-21T10:00:00.000Z";
  const plan = { ...free, subscriptionPlan: "premium", currentPeriodEnd } as const;
  const paid = { ...plan, isPremium: true, subscriptionStatus: "active" } as const;
  expect(kinds(paid, 1, SHARED)).toEqual([]);
  expect(kinds({ ...paid, cancelAtPeriodEnd: true }, 1, SHARED)).toEqual(["ending"]);
  const unpaid = { ...plan, subscriptionStatus: "past_due" } as const;
  expect(kinds(unpaid, 1, SHARED)).toEqual(["unpaid", "links"]);
  expect(kinds(unpaid, "unknown", SHARED)).toEqual(["unpaid"]);
});

test("shows nothing without billing (rule: billing-off)", () => {
  expect(kinds(free, 4, { ...SHARED, billing: false })).toEqual([]);
  expect(kinds({ ...free, isPremium: true }, 4, { ...SHARED, billing: false })).toEqual([]);
});

test("shows a canceled trial after its notice is dismissed (rule: canceled-trial)", () => {
  const running = {
    ...free,
    isPremium: true,
    subscriptionStatus: "trialing",
    trialDaysLeft: 9,
  } as const;
  const [plain] = list(running, 0, SHARED);
  const [canceled] = list({ ...running, cancelAtPeriodEnd: true }, 0, SHARED);
  expect(canceled).toMatchObject({ kind: "trial", link: "Resume" });
  expect(canceled?.key).not.toBe(plain?.key);
});

test("shows only urgent notices before the page is shared (rule: first-steps)", () => {
  const unshared = { ...SHARED, isShared: false };
  const trial = { ...free, isPremium: true, subscriptionStatus: "trialing" } as const;
  const until = "2026-12-21T10:00:00.000Z";
  expect(kinds(free, 3, unshared)).toEqual([]);
  expect(kinds({ ...free, subscriptionStatus: "past_due" }, 3, unshared)).toEqual(["unpaid"]);
  expect(kinds({ ...free, isPremium: true, premiumGrantedUntil: until }, 0, unshared)).toEqual([]);
  expect(kinds({ ...trial, trialDaysLeft: 14 }, 0, unshared)).toEqual([]);
  expect(kinds({ ...trial, trialDaysLeft: 3 }, 0, unshared)).toEqual(["trial"]);
});
