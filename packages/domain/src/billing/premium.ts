import { DAY_MS } from "../time/days.ts";

/** The plans a family can be on. */
export const SUBSCRIPTION_PLANS = ["free", "premium", "enterprise"] as const;
export type SubscriptionPlan = (typeof SUBSCRIPTION_PLANS)[number];

/** Our own statuses of a subscription. Only `active` and `trialing` give Premium (rule: premium-derived). */
export const SUBSCRIPTION_STATUSES = ["active", "trialing", "past_due", "canceled"] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** Length of the free trial, in days (rule: free-trial). */
export const TRIAL_DAYS = 14;

/** Length of the Premium given for a sign-up from a hub or a friend's link, in days (rule: hub-grant). */
export const HUB_GRANT_DAYS = 30;

/** How long the data of a closed account is kept, in days (rule: closed-account). */
export const DATA_RETENTION_DAYS = 90;

/** The facts of a user that Premium is computed from. */
export type PremiumFacts = {
  subscriptionPlan: SubscriptionPlan;
  subscriptionStatus: SubscriptionStatus | null;
  trialEndsAt: Date | null;
  premiumGrantedUntil: Date | null;
  currentPeriodEnd: Date | null;
};

/** Where Premium can come from, in order of precedence (rule: premium-derived). */
export const PREMIUM_SOURCES = ["self-hosted", "plan", "trial", "grant"] as const;
export type PremiumSource = (typeof PREMIUM_SOURCES)[number];

export type PremiumStatus = {
  isPremium: boolean;
  /** Whole days, rounded up; 0 unless trialing. */
  trialDaysLeft: number;
  /** The dashboard is replaced by the trial-ended page (rule: trial-lock). */
  isTrialLocked: boolean;
  /** The latest known end of what grants Premium; null without Premium, or when no end is known. */
  until: Date | null;
  /** null without Premium. */
  source: PremiumSource | null;
};

const isAfter = (moment: Date | null, now: Date): moment is Date =>
  moment !== null && moment.getTime() > now.getTime();

/**
 * What a user has at `now` (rule: premium-derived, trial-lock). At exactly its end a trial or grant is over.
 * `currentPeriodEnd` only says until when: Stripe keeps a subscription that was cancelled for the period's end `active`
 * until then (rule: subscription-end). With `billing: false` everybody has Premium and nothing is locked (rule:
 * billing-off).
 */
export function premiumStatus(
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
    until: latestOf(granting.map(({ end }) => (isAfter(end, now) ? end : null))),
    source: granting[0]?.source ?? null,
  };
}

/**
 * The latest of these ends; null when there is none, or when one of them is unknown (a plan set by an operator has no end).
 */
function latestOf(ends: readonly (Date | null)[]): Date | null {
  const known = ends.filter((end) => end !== null);
  if (known.length === 0 || known.length < ends.length) return null;
  return new Date(Math.max(...known.map((end) => end.getTime())));
}

/**
 * True once a trial is over and nothing was bought since. Decides whether the offer is for sale (rule: trial-lock,
 * price-catalogue).
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
