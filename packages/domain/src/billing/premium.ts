import { DAY_MS } from "../time/days.ts";

export const SUBSCRIPTION_PLANS = ["free", "premium", "enterprise"] as const;
export type SubscriptionPlan = (typeof SUBSCRIPTION_PLANS)[number];

/**
 * Subscription statuses, mapped from Stripe's statuses. Only `active` and `trialing` give Premium
 * (rule: premium-derived).
 */
export const SUBSCRIPTION_STATUSES = ["active", "trialing", "past_due", "canceled"] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** Length of the free trial, in days (rule: free-trial). */
export const TRIAL_DURATION_DAYS = 14;

/** Duration of the Premium grant for a sign-up from a hub or a friend's link, in days (rule: hub-grant). */
export const PREMIUM_GRANT_DURATION_DAYS = 30;

/** Retention period of a closed account's data, in days (rule: closed-account). */
export const CLOSED_ACCOUNT_RETENTION_DAYS = 90;

/** Data from which a family's premium status is derived. */
export type PremiumFacts = {
  subscriptionPlan: SubscriptionPlan;
  subscriptionStatus: SubscriptionStatus | null;
  trialEndsAt: Date | null;
  premiumGrantedUntil: Date | null;
  currentPeriodEnd: Date | null;
};

/** Sources of Premium, in order of precedence (rule: premium-derived). */
export const PREMIUM_SOURCES = ["self-hosted", "plan", "trial", "grant"] as const;
type PremiumSource = (typeof PREMIUM_SOURCES)[number];

type PremiumStatus = {
  isPremium: boolean;
  /** Number of days left in the trial, rounded up. 0 if no trial is running. */
  trialDaysLeft: number;
  /** Whether the trial-ended page replaces the dashboard (rule: trial-lock). */
  isTrialLocked: boolean;
  /** Latest known end of Premium. Null if the family has no Premium, or if the end is unknown. */
  until: Date | null;
  source: PremiumSource | null;
};

const isAfter = (moment: Date | null, now: Date): moment is Date =>
  moment !== null && moment.getTime() > now.getTime();

/**
 * Derives the premium status at `now`. A trial or a grant ends exactly at its end time. If `billing` is false, every
 * family has Premium and no dashboard is locked. `currentPeriodEnd` does not end Premium, because Stripe leaves a
 * canceled subscription `active` until its period ends (rule: premium-derived).
 */
export function getPremiumStatus(
  facts: PremiumFacts,
  now: Date,
  options: { billing: boolean } = { billing: true },
): PremiumStatus {
  if (!options.billing) {
    return {
      isPremium: true,
      trialDaysLeft: 0,
      isTrialLocked: false,
      until: null,
      source: "self-hosted",
    };
  }
  const isActive = facts.subscriptionStatus === "active";
  const isTrialing = facts.subscriptionStatus === "trialing";
  const byPlan = isActive && facts.subscriptionPlan !== "free";
  const byTrial = isTrialing && isAfter(facts.trialEndsAt, now);
  const byGrant = isAfter(facts.premiumGrantedUntil, now);
  const granting: { source: PremiumSource; end: Date | null }[] = [];
  if (byPlan) granting.push({ source: "plan", end: facts.currentPeriodEnd });
  if (byTrial) granting.push({ source: "trial", end: facts.trialEndsAt });
  if (byGrant) granting.push({ source: "grant", end: facts.premiumGrantedUntil });
  return {
    isPremium: granting.length > 0,
    trialDaysLeft: isTrialing ? trialDaysLeft(facts.trialEndsAt, now) : 0,
    isTrialLocked: hasTrialEnded(facts, now) && !byGrant,
    until: getLatest(granting.map(({ end }) => (isAfter(end, now) ? end : null))),
    source: granting[0]?.source ?? null,
  };
}

/**
 * Returns the latest of the given end dates. Returns null for an empty list, and for a list with an unknown end (null).
 */
function getLatest(ends: readonly (Date | null)[]): Date | null {
  const known = ends.filter((end) => end !== null);
  if (known.length === 0 || known.length < ends.length) return null;
  return new Date(Math.max(...known.map((end) => end.getTime())));
}

/**
 * Returns whether a trial has ended and no subscription is active. The trial-end offer requires both conditions
 * (rule: trial-lock).
 */
export function hasTrialEnded(
  facts: Pick<PremiumFacts, "trialEndsAt" | "subscriptionStatus">,
  now: Date,
): boolean {
  return (
    facts.trialEndsAt !== null &&
    !isAfter(facts.trialEndsAt, now) &&
    facts.subscriptionStatus !== "active"
  );
}

function trialDaysLeft(trialEndsAt: Date | null, now: Date): number {
  if (trialEndsAt === null) return 0;
  return Math.max(0, Math.ceil((trialEndsAt.getTime() - now.getTime()) / DAY_MS));
}
