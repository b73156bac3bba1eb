import type { PriceId } from "./plans.ts";
import type { PremiumFacts } from "./premium.ts";

export type SubscriptionFacts = {
  id: string;
  /**
   * Subscription status at Stripe. Possible values are trialing, active, past_due, unpaid, paused, canceled, incomplete
   * and incomplete_expired.
   */
  status: string;
  stripePriceId: string;
  createdAt: Date;
  trialEnd: Date | null;
  periodStart: Date;
  periodEnd: Date;
  cancelAtPeriodEnd: boolean;
  endedAt: Date | null;
  /**
   * Whether the latest invoice is paid and above 0. Distinguishes a first paid period from a trial with a failed
   * payment.
   */
  isLatestInvoicePaid: boolean;
};

export type PlanFacts = Pick<
  PremiumFacts,
  "subscriptionPlan" | "subscriptionStatus" | "trialEndsAt" | "currentPeriodEnd"
>;

const NO_PLAN: PlanFacts = {
  subscriptionPlan: "free",
  subscriptionStatus: null,
  trialEndsAt: null,
  currentPeriodEnd: null,
};

/**
 * Subscription statuses by Stripe status. Any other Stripe status, such as `incomplete`, means no subscription, because
 * no payment has succeeded.
 */
const STATUS: Readonly<Record<string, NonNullable<PlanFacts["subscriptionStatus"]>>> = {
  active: "active",
  trialing: "trialing",
  past_due: "past_due",
  unpaid: "past_due",
  paused: "canceled",
  canceled: "canceled",
};

/** Subscription statuses in order of precedence for a family with several subscriptions. */
const RANK = ["active", "trialing", "past_due", "canceled"] as const;

/**
 * Returns the newest subscription with the highest-ranked status, which determines the plan. Returns null if no
 * subscription has a mapped status (rule: stripe-truth).
 */
export function findEffectiveSubscription(
  subscriptions: readonly SubscriptionFacts[],
): SubscriptionFacts | null {
  for (const rank of RANK) {
    const [newest] = subscriptions
      .filter(({ status }) => STATUS[status] === rank)
      .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1));
    if (newest) return newest;
  }
  return null;
}

/**
 * Derives a family's plan from the subscription that `findEffectiveSubscription` returns.
 *
 * A trialing subscription gives Premium until `trialEndsAt`. An active subscription gives Premium, even if canceled at
 * the end of the period. The first paid period clears `trialEndsAt`.
 *
 * A past-due subscription gives no Premium. If the unpaid invoice follows a trial, the trial counts as ended.
 *
 * A canceled subscription gives Free. After an unpaid trial, `trialEndsAt` locks the dashboard until the parent
 * continues on Free. A `continuedOnFreeAt` before the creation of the subscription has no effect
 * (rule: subscription-end).
 */
export function getPlanFacts(
  subscription: SubscriptionFacts | null,
  continuedOnFreeAt: Date | null,
): PlanFacts {
  const status = subscription && STATUS[subscription.status];
  if (!subscription || !status) return NO_PLAN;
  return {
    subscriptionPlan: status === "canceled" ? "free" : "premium",
    subscriptionStatus: status,
    trialEndsAt: trialEnd(subscription, status, continuedOnFreeAt),
    currentPeriodEnd: subscription.periodEnd,
  };
}

function trialEnd(
  { createdAt, trialEnd, periodStart, endedAt, isLatestInvoicePaid }: SubscriptionFacts,
  status: NonNullable<PlanFacts["subscriptionStatus"]>,
  continuedOnFreeAt: Date | null,
): Date | null {
  if (trialEnd === null || status === "active") return null;
  if (status === "trialing") return trialEnd;
  if (isLatestInvoicePaid || periodStart > trialEnd) return null;
  if (continuedOnFreeAt !== null && continuedOnFreeAt >= createdAt) return null;
  return endedAt !== null && endedAt < trialEnd ? endedAt : trialEnd;
}

/**
 * Returns whether a free trial can start. A person can have one trial, and only without a running subscription.
 * `hasHadTrial` comes from keyed hashes, which remain after the account is purged (rule: free-trial).
 */
export function canStartTrial(
  facts: Pick<PremiumFacts, "subscriptionStatus" | "trialEndsAt">,
  hasHadTrial: boolean,
): boolean {
  const isFree = facts.subscriptionStatus === null || facts.subscriptionStatus === "canceled";
  return isFree && facts.trialEndsAt === null && !hasHadTrial;
}

/** Price charged when a trial continues with a card (rule: free-trial). */
export const POST_TRIAL_PRICE_ID: PriceId = "premium-monthly";
