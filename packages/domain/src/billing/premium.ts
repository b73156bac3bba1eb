/** The plans there are (spec section 4). */
export const SUBSCRIPTION_PLANS = ["free", "premium", "enterprise"] as const;
export type SubscriptionPlan = (typeof SUBSCRIPTION_PLANS)[number];

/** Only `active` and `trialing` grant anything (spec section 4). */
export const SUBSCRIPTION_STATUSES = ["active", "trialing", "past_due", "canceled"] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** Length of the free trial, in days (decision D3). */
export const TRIAL_DAYS = 14;

/** Premium given to those who sign up from a hub or a friend's link, in days (decision D3). */
export const HUB_GRANT_DAYS = 30;

/** How long a closed account's data is kept, in days (decision D7). */
export const DATA_RETENTION_DAYS = 90;

const DAY_MS = 24 * 60 * 60 * 1_000;

/** The moment that many days (of 24 hours) later. */
export function addDays(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * DAY_MS);
}

/** What the rules on plans look at; everything else about a user is none of their business. */
export type PremiumFacts = {
  subscriptionPlan: SubscriptionPlan;
  subscriptionStatus: SubscriptionStatus | null;
  trialEndsAt: Date | null;
  premiumGrantedUntil: Date | null;
  currentPeriodEnd: Date | null;
};

/** Where Premium comes from; the first that applies, in section 4's order. */
export const PREMIUM_SOURCES = ["self-hosted", "plan", "trial", "grant"] as const;
export type PremiumSource = (typeof PREMIUM_SOURCES)[number];

export type PremiumStatus = {
  isPremium: boolean;
  /** Whole days rounded up; 0 unless trialing (spec section 4). */
  trialDaysLeft: number;
  /** The dashboard gives way to the trial-ended screen (decision D5). */
  isTrialLocked: boolean;
  /** The latest known moment up to which something grants Premium; null when no end is known, or not Premium. */
  until: Date | null;
  /** null when not Premium. */
  source: PremiumSource | null;
};

const isAfter = (moment: Date | null, now: Date): moment is Date =>
  moment !== null && moment.getTime() > now.getTime();

/**
 * What a user has at `now` (spec section 4, decisions D4 and D5). "In the future" is strict: at exactly
 * its end a trial or grant is over. `currentPeriodEnd` never grants or takes anything by itself: Stripe
 * keeps a subscription that was cancelled for the period's end `active` until then (decision D6); it
 * only says until when. With `billing: false` everybody is Premium and nothing is locked (decision D31).
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

/** The latest of these ends; null when there is none, or one of them is not known, as of a plan that an operator set. */
function latestOf(ends: readonly (Date | null)[]): Date | null {
  const known = ends.filter((end) => end !== null);
  if (known.length === 0 || known.length < ends.length) return null;
  return new Date(Math.max(...known.map((end) => end.getTime())));
}

/** True once a trial is over and nothing was bought since (spec section 4); decides the trial-end offer (decision D1). */
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
