import { z } from "zod";
import type { PriceId } from "./plans.ts";
import type { PremiumFacts } from "./premium.ts";

const RETURN_ADDRESS_LIMIT = 2_048;

const returnAddress = z
  .string("Give a path of this site, such as /subscription.")
  .max(RETURN_ADDRESS_LIMIT, "That address is too long.");

/**
 * POST /api/create-subscription-session (spec section 7, D1, D3). Without a price it is the list price. Return addresses
 * are paths or absolute addresses of this origin; the api checks them before anything else.
 */
export const createSubscriptionSessionInput = z.strictObject({
  /** Text, because a price that isn't ours is refused with a sentence of its own. */
  priceId: z.string().max(200).optional(),
  trial: z.boolean().optional(),
  successUrl: returnAddress.optional(),
  cancelUrl: returnAddress.optional(),
});
export type CreateSubscriptionSessionInput = z.infer<typeof createSubscriptionSessionInput>;

/** POST /api/create-billing-portal-session (spec section 7). */
export const createPortalSessionInput = z.strictObject({ returnUrl: returnAddress.optional() });

/** Where the browser goes next (spec section 7). */
export const hostedPageOutput = z.strictObject({ url: z.string() });

/** What is said when a price is asked for that this account may not buy (D1). */
export const PRICE_NOT_FOR_SALE =
  "That price isn't available for your account. Reload the page to see what is.";

/** What is said when a second trial is asked for (D3). */
export const TRIAL_ALREADY_USED =
  "Your free trial has already been used. You can upgrade to Premium instead.";

/** What is said where there is nothing to buy (D31). */
export const NO_BILLING_HERE = "Everything is included here, so there is nothing to buy.";

/** A Stripe subscription, reduced to what the plan follows from. */
export type SubscriptionTruth = {
  id: string;
  /** Stripe's own word: trialing, active, past_due, unpaid, paused, canceled, incomplete, incomplete_expired. */
  status: string;
  stripePriceId: string;
  createdAt: Date;
  trialEnd: Date | null;
  periodStart: Date;
  periodEnd: Date;
  cancelAtPeriodEnd: boolean;
  endedAt: Date | null;
  /** True when the latest invoice took money: what tells a first paid period from a trial whose payment failed. */
  isLatestInvoicePaid: boolean;
};

/** The part of a user that Stripe decides. */
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

/** Stripe's words as ours; a status that isn't here was never a subscription (its first payment never came). */
const STATUS: Readonly<Record<string, NonNullable<PlanFacts["subscriptionStatus"]>>> = {
  active: "active",
  trialing: "trialing",
  past_due: "past_due",
  unpaid: "past_due",
  paused: "canceled",
  canceled: "canceled",
};

/** Which of several subscriptions speaks for the family: the one that gives most. */
const RANK = ["active", "trialing", "past_due", "canceled"] as const;

/** The one subscription that decides, the newest of those that give most; null when there is none. */
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
 * What a family has by the subscription that decides (spec section 4, D3, D5, D6):
 *
 * - trialing: Premium until `trialEndsAt`.
 * - active, cancelled for the period's end or not: Premium; the first paid period clears `trialEndsAt`.
 * - past due: not Premium, until paid. After a trial that was never paid for, the trial has ended.
 * - over: Free. After a trial that was never paid for, `trialEndsAt` says when, so that the dashboard gives way to the
 *   offer, unless the parent chose to continue on Free since.
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
 * Whether a free trial may start (D3): once per person, and not beside a subscription. `hasHadTrial` is what the
 * remembered HMACs say, which outlive the account.
 */
export function canStartTrial(
  facts: Pick<PremiumFacts, "subscriptionStatus" | "trialEndsAt">,
  hasHadTrial: boolean,
): boolean {
  const isFree = facts.subscriptionStatus === null || facts.subscriptionStatus === "canceled";
  return isFree && facts.trialEndsAt === null && !hasHadTrial;
}

/** The price that a trial turns into, when a card is there at its end (D1, D3). */
export const TRIAL_PRICE: PriceId = "premium-monthly";
