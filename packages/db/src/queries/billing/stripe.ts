import type { PlanFacts, SubscriptionTruth } from "@giftling/domain";
import { and, asc, eq, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { users } from "../../schema/account.ts";
import { stripeEvents, stripeSyncs, subscriptions } from "../../schema/billing.ts";
import type { UserRow } from "../account/users.ts";

/** The family of a Stripe customer; null when the customer is not one of ours. */
export async function findUserByCustomer(
  db: Executor,
  stripeCustomerId: string,
): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.stripeCustomerId, stripeCustomerId));
  return row ?? null;
}

/** Sets a family's Stripe customer unless it has one. Returns the one it has then; null when the account is gone. */
export async function setStripeCustomer(
  db: Executor,
  userId: string,
  stripeCustomerId: string,
): Promise<string | null> {
  await db
    .update(users)
    .set({ stripeCustomerId })
    .where(and(eq(users.id, userId), isNull(users.stripeCustomerId)));
  const [row] = await db
    .select({ stripeCustomerId: users.stripeCustomerId })
    .from(users)
    .where(eq(users.id, userId));
  return row?.stripeCustomerId ?? null;
}

/** Clears a customer that no longer exists at Stripe. */
export async function forgetStripeCustomer(
  db: Executor,
  userId: string,
  stripeCustomerId: string,
): Promise<void> {
  await db
    .update(users)
    .set({ stripeCustomerId: null })
    .where(and(eq(users.id, userId), eq(users.stripeCustomerId, stripeCustomerId)));
}

/** Starts a fetch of a customer's subscriptions and returns its number. */
export async function beginSync(db: Executor, userId: string): Promise<number> {
  const [row] = await db
    .insert(stripeSyncs)
    .values({ userId, begun: 1 })
    .onConflictDoUpdate({
      target: stripeSyncs.userId,
      set: { begun: sql`${stripeSyncs.begun} + 1` },
    })
    .returning({ begun: stripeSyncs.begun });
  if (!row) throw new Error("The fetch was not numbered");
  return row.begun;
}

/** Claims the right to store a fetch's result; false when a later fetch has stored its own (rule: stripe-truth). */
export async function claimSync(
  tx: Executor,
  userId: string,
  number: number,
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .update(stripeSyncs)
    .set({ stored: number, syncedAt: now })
    .where(and(eq(stripeSyncs.userId, userId), lt(stripeSyncs.stored, number)))
    .returning({ userId: stripeSyncs.userId });
  return rows.length > 0;
}

/** Stores a fetch's result: the plan on the user (unless null), and the deciding subscription. */
export async function storePlan(
  tx: Executor,
  userId: string,
  facts: PlanFacts | null,
  subscription: SubscriptionTruth | null,
  now: Date,
): Promise<void> {
  if (facts) await tx.update(users).set(facts).where(eq(users.id, userId));
  if (!subscription) {
    await tx.delete(subscriptions).where(eq(subscriptions.userId, userId));
    return;
  }
  const row = {
    stripeSubscriptionId: subscription.id,
    stripeStatus: subscription.status,
    stripePriceId: subscription.stripePriceId,
    cancelAtPeriodEnd: subscription.cancelAtPeriodEnd,
    trialEnd: subscription.trialEnd,
    currentPeriodEnd: subscription.periodEnd,
    syncedAt: now,
  };
  await tx
    .insert(subscriptions)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: subscriptions.userId, set: row });
}

/** Ends the trial for good, because the parent continues on Free (rule: continue-on-free). */
export async function endTrialState(
  tx: Executor,
  userId: string,
  continuedOnFreeAt: Date,
): Promise<void> {
  await tx
    .update(users)
    .set({
      continuedOnFreeAt,
      trialEndsAt: null,
      subscriptionStatus: null,
      subscriptionPlan: "free",
    })
    .where(eq(users.id, userId));
}

/** Stores a webhook event's id; false when it was stored before, so that each event takes effect once. */
export async function insertStripeEvent(
  tx: Executor,
  event: { id: string; type: string; processedAt: Date | null },
): Promise<boolean> {
  const rows = await tx
    .insert(stripeEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ id: stripeEvents.id });
  return rows.length > 0;
}

/** Records that the fetch an event asked for was done. */
export async function markStripeEventProcessed(
  db: Executor,
  id: string,
  processedAt: Date,
): Promise<void> {
  await db.update(stripeEvents).set({ processedAt }).where(eq(stripeEvents.id, id));
}

/** Deletes events received before `oldest`: Stripe repeats none after a month. */
export async function deleteStripeEventsBefore(db: Executor, oldest: Date): Promise<void> {
  await db.delete(stripeEvents).where(lt(stripeEvents.receivedAt, oldest));
}

/** Families to compare with Stripe: those not fetched since `before`, the oldest fetch first, at most `limit`. */
export async function findLeastSynced(
  db: Executor,
  before: Date,
  limit: number,
): Promise<{ userId: string }[]> {
  return db
    .select({ userId: users.id })
    .from(users)
    .leftJoin(stripeSyncs, eq(stripeSyncs.userId, users.id))
    .where(
      and(
        isNotNull(users.stripeCustomerId),
        sql`(${stripeSyncs.syncedAt} is null or ${stripeSyncs.syncedAt} < ${before.toISOString()})`,
      ),
    )
    .orderBy(sql`${stripeSyncs.syncedAt} asc nulls first`, asc(users.id))
    .limit(limit);
}
