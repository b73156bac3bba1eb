import type { PriceId } from "./plans.ts";
import type { PremiumFacts } from "./premium.ts";

/** The facts of a Stripe subscription that decide the plan. */
export type SubscriptionTruth = {
  id: string;
  /** Stripe's own status: trialing, active, past_due, unpaid, paused, canceled, incomplete or incomplete_expired. */
  status: string;
  stripePriceId: string;
  createdAt: Date;
  trialEnd: Date | null;
  periodStart: Date;
  periodEnd: Date;
  cancelAtPeriodEnd: boolean;
  endedAt: Date | null;
  /** The latest invoice took money. Tells a first paid period from a trial whose payment failed. */
  isLatestInvoicePaid: boolean;
};

/** The facts of a user that Stripe decides. */
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

/** Stripe's statuses as ours. A missing one (incomplete, …) counts as no subscription: its first payment never arrived. */
const STATUS: Readonly<Record<string, NonNullable<PlanFacts["subscriptionStatus"]>>> = {
  active: "active",
  trialing: "trialing",
  past_due: "past_due",
  unpaid: "past_due",
  paused: "canceled",
  canceled: "canceled",
};

/** When there are several subscriptions, the first status in this list decides. */
const RANK = ["active", "trialing", "past_due", "canceled"] as const;

/** The one subscription that decides: the newest of those that give most; null when there is none (rule: stripe-truth). */
export function decidingSubscription(
  subscriptions: readonly SubscriptionTruth[],
): SubscriptionTruth | null {
  for (const rank of RANK) {
    const [newest] = subscriptions
      .filter(({ status }) => STATUS[status] === rank)
      .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1));
    if (newest) return newest;
  }
  return null;
}

/**
 * The plan that follows from the deciding subscription (rule: subscription-end, free-trial, trial-lock):
 *
 * - trialing: Premium until `trialEndsAt`.
 * - active, also when cancelled for the period's end: Premium. The first paid period clears `trialEndsAt`.
 * - past due: not Premium until paid. After a trial that was never paid for, the trial has ended.
 * - canceled: Free. After a trial that was never paid for, `trialEndsAt` says when it ended, so that the dashboard is
 * locked, unless the parent continued on Free since (`continuedOnFreeAt`).
 */
export function planFacts(
  subscription: SubscriptionTruth | null,
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
  { createdAt, trialEnd, periodStart, endedAt, isLatestInvoicePaid }: SubscriptionTruth,
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
 * Whether a free trial may start: once per person, and not beside a subscription (rule: free-trial, trial-once).
 * `hasHadTrial` comes from the stored HMACs, which outlive the account.
 */
export function canStartTrial(
  facts: Pick<PremiumFacts, "subscriptionStatus" | "trialEndsAt">,
  hasHadTrial: boolean,
): boolean {
  const isFree = facts.subscriptionStatus === null || facts.subscriptionStatus === "canceled";
  return isFree && facts.trialEndsAt === null && !hasHadTrial;
}

/** The price that a trial turns into when there is a card at its end (rule: free-trial). */
export const TRIAL_PRICE: PriceId = "premium-monthly";
