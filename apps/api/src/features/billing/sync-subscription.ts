import { type FamilyRow, findFamily, lockFamily } from "@giftling/db/queries/account/families";
import { claimTrialTombstone } from "@giftling/db/queries/account/sign-in";
import {
  beginSync,
  claimSync,
  forgetStripeCustomer,
  markPaymentAdded,
  storePlan,
} from "@giftling/db/queries/billing/stripe";
import { decidingSubscription, planFacts, type SubscriptionTruth } from "@giftling/domain";
import type Stripe from "stripe";
import type { Deps } from "../../deps.ts";
import type { Failures } from "../../failures.ts";
import {
  endSubscription,
  expireCheckouts,
  fetchDisputedCharges,
  fetchPaymentMethods,
  fetchSubscriptions,
  isLive,
} from "../../stripe/truth.ts";
import { identityHmacsOf } from "../user/had-trial.ts";

export type SyncDeps = Pick<Deps, "db" | "clock" | "config" | "stripe" | "failures">;

/** A charge may carry a moment a little before its subscription's. In milliseconds. */
const CHARGE_SLACK_MS = 60 * 60 * 1_000;

/**
 * Fetches what Stripe says of a family and stores it. Run for any reason, in any order and any number of times, it ends
 * at the same: a fetch begun later replaces one begun earlier, never the other way round (rule: stripe-truth).
 */
export async function syncSubscription(deps: SyncDeps, familyId: string): Promise<void> {
  const { db, clock, stripe } = deps;
  const family = await findFamily(db, familyId);
  const customer = family?.stripeCustomerId;
  if (!stripe || !family || !customer) return;
  const number = await beginSync(db, familyId);
  const client = await stripe.client();
  const found = await fetchSubscriptions(client, customer);
  if (found === null) await forgetStripeCustomer(db, familyId, customer);
  const truths = found ? await endWhatMustEnd(client, deps.failures, customer, family, found) : [];
  const deciding = decidingSubscription(truths);
  const missingSince = family.paymentMissingSince;
  const hasNewMethod =
    missingSince !== null &&
    (await fetchPaymentMethods(client, customer)).some(
      ({ created }) => created * 1_000 >= missingSince.getTime(),
    );
  await db.transaction(async (tx) => {
    const held = await lockFamily(tx, familyId);
    if (!held || !(await claimSync(tx, familyId, number, clock.now()))) return;
    if (truths.some(({ trialEnd }) => trialEnd !== null)) {
      // One trial per person, for ever: this one is it.
      for (const hmac of await identityHmacsOf(deps, tx, familyId)) {
        await claimTrialTombstone(tx, hmac);
      }
    }
    const facts = held.planSetByOperator ? null : planFacts(deciding, held.continuedOnFreeAt);
    if (hasNewMethod) await markPaymentAdded(tx, familyId, missingSince);
    await storePlan(tx, familyId, facts, deciding, clock.now());
  });
}

/**
 * Ends at Stripe what must not go on: everything of a closed account (rule: closed-account), what a disputed charge
 * paid for, and a
 * subscription beside the one that decides. Open checkouts go too, where a second purchase would come of them. Answers
 * how things stand then.
 */
async function endWhatMustEnd(
  client: Stripe,
  failures: Failures,
  customer: string,
  family: FamilyRow,
  truths: SubscriptionTruth[],
): Promise<SubscriptionTruth[]> {
  const live = truths.filter(isLive);
  if (live.length === 0 && family.closedAt === null) return truths;
  const disputed = live.length > 0 ? await fetchDisputedCharges(client, customer) : [];
  const isUnpaid = ({ createdAt }: SubscriptionTruth) =>
    disputed.some((at) => at.getTime() >= createdAt.getTime() - CHARGE_SLACK_MS);
  const may = live.filter((truth) => family.closedAt === null && !isUnpaid(truth));
  const deciding = decidingSubscription(may);
  const over = live.filter((truth) => truth !== deciding);
  for (const { id } of over) await endSubscription(client, id);
  const isTrial = deciding?.status === "trialing";
  if (deciding !== null || family.closedAt !== null) {
    await expireCheckouts(
      client,
      failures,
      customer,
      ({ metadata }) => !isTrial || metadata?.kind === "trial",
    );
  }
  return over.length > 0 ? ((await fetchSubscriptions(client, customer)) ?? []) : truths;
}
