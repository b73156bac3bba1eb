import { type FamilyRow, findFamily, lockFamily } from "@giftling/db/queries/account/families";
import { claimTrialTombstones } from "@giftling/db/queries/account/sign-in";
import {
  claimStripeSyncResult,
  markPaymentMethodAdded,
  removeStripeCustomer,
  startStripeSync,
  storeSyncedPlan,
} from "@giftling/db/queries/billing/stripe";
import { findEffectiveSubscription, getPlanFacts, type SubscriptionFacts } from "@giftling/domain";
import type Stripe from "stripe";
import type { FailureReporter } from "../../core/errors/failures.ts";
import type { Deps } from "../../services/deps.ts";
import {
  cancelSubscription,
  expireCheckoutSessions,
  fetchDisputedCharges,
  fetchPaymentMethods,
  fetchSubscriptions,
  isCurrentSubscription,
} from "../../services/stripe/stripe-requests.ts";
import { listIdentityHashes } from "../user/trial-history.ts";

export type SubscriptionSyncDeps = Pick<Deps, "db" | "clock" | "config" | "stripe" | "failures">;

/** Tolerated difference between the times of a charge and of its subscription, in milliseconds. */
const CHARGE_SLACK_MS = 60 * 60 * 1_000;

/** Stores the plan that results from a family's subscriptions at Stripe. Idempotent (rule: stripe-truth). */
export async function syncSubscription(
  deps: SubscriptionSyncDeps,
  familyId: string,
): Promise<void> {
  const { db, clock, stripe } = deps;
  const family = await findFamily(db, familyId);
  const customer = family?.stripeCustomerId;
  if (!stripe || !family || !customer) return;
  const number = await startStripeSync(db, familyId);
  const client = await stripe.client();
  const found = await fetchSubscriptions(client, customer);
  if (found === null) await removeStripeCustomer(db, familyId, customer);
  const truths = found
    ? await cancelObsoleteSubscriptions(client, deps.failures, customer, family, found)
    : [];
  const deciding = findEffectiveSubscription(truths);
  const missingSince = family.paymentMissingSince;
  const hasNewMethod =
    missingSince !== null &&
    (await fetchPaymentMethods(client, customer)).some(
      ({ created }) => created * 1_000 >= missingSince.getTime(),
    );
  await db.transaction(async (tx) => {
    const held = await lockFamily(tx, familyId);
    if (!held || !(await claimStripeSyncResult(tx, familyId, number, clock.now()))) return;
    if (truths.some(({ trialEnd }) => trialEnd !== null)) {
      // Records the trial for each member, because each person can have one trial.
      await claimTrialTombstones(tx, await listIdentityHashes(deps, tx, familyId));
    }
    const facts = held.planSetByOperator ? null : getPlanFacts(deciding, held.continuedOnFreeAt);
    if (hasNewMethod) await markPaymentMethodAdded(tx, familyId, missingSince);
    await storeSyncedPlan(tx, familyId, facts, deciding, clock.now());
  });
}

/**
 * Cancels subscriptions at Stripe: all subscriptions of a closed account, subscriptions paid by a disputed charge, and
 * all other subscriptions except the subscription that determines the plan. Expires open checkouts that could create a
 * second subscription. Returns the updated subscriptions (rule: closed-account).
 */
async function cancelObsoleteSubscriptions(
  client: Stripe,
  failures: FailureReporter,
  customer: string,
  family: FamilyRow,
  truths: SubscriptionFacts[],
): Promise<SubscriptionFacts[]> {
  const live = truths.filter(isCurrentSubscription);
  if (live.length === 0 && family.closedAt === null) return truths;
  const disputed = live.length > 0 ? await fetchDisputedCharges(client, customer) : [];
  const isUnpaid = ({ createdAt }: SubscriptionFacts) =>
    disputed.some((at) => at.getTime() >= createdAt.getTime() - CHARGE_SLACK_MS);
  const may = live.filter((truth) => family.closedAt === null && !isUnpaid(truth));
  const deciding = findEffectiveSubscription(may);
  const over = live.filter((truth) => truth !== deciding);
  for (const { id } of over) await cancelSubscription(client, id);
  const isTrial = deciding?.status === "trialing";
  if (deciding !== null || family.closedAt !== null) {
    await expireCheckoutSessions(
      client,
      failures,
      customer,
      ({ metadata }) => !isTrial || metadata?.kind === "trial",
    );
  }
  return over.length > 0 ? ((await fetchSubscriptions(client, customer)) ?? []) : truths;
}
