import type { PlanFacts, SubscriptionFacts } from "@giftling/domain";
import { and, asc, eq, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { stripeEvents, stripeSyncs, subscriptions } from "../../schema/billing.ts";
import { families } from "../../schema/families.ts";
import { findFamily } from "../account/families.ts";

export async function findFamilyByCustomer(db: Executor, stripeCustomerId: string) {
  const [row] = await db
    .select()
    .from(families)
    .where(eq(families.stripeCustomerId, stripeCustomerId));
  return row ?? null;
}

/**
 * Sets the Stripe customer of a family without a customer. Returns the stored customer, or null for an unknown family.
 */
export async function setStripeCustomer(db: Executor, familyId: string, stripeCustomerId: string) {
  await db
    .update(families)
    .set({ stripeCustomerId })
    .where(and(eq(families.id, familyId), isNull(families.stripeCustomerId)));
  return (await findFamily(db, familyId))?.stripeCustomerId ?? null;
}

/** Removes a Stripe customer that no longer exists at Stripe. Does nothing if the family has another customer. */
export async function removeStripeCustomer(
  db: Executor,
  familyId: string,
  stripeCustomerId: string,
): Promise<void> {
  await db
    .update(families)
    .set({ stripeCustomerId: null })
    .where(and(eq(families.id, familyId), eq(families.stripeCustomerId, stripeCustomerId)));
}

/** Records the time since which a family's new owner has had no payment method (rule: handing-over). */
export async function markPaymentMethodMissing(
  tx: Executor,
  familyId: string,
  paymentMissingSince: Date,
): Promise<void> {
  await tx.update(families).set({ paymentMissingSince }).where(eq(families.id, familyId));
}

/**
 * Records that a family's new owner added a payment method. Does nothing unless `paymentMissingSince` still equals
 * `since`, because a later handover changes that time.
 */
export async function markPaymentMethodAdded(
  tx: Executor,
  familyId: string,
  since: Date,
): Promise<void> {
  await tx
    .update(families)
    .set({ paymentMissingSince: null })
    .where(and(eq(families.id, familyId), eq(families.paymentMissingSince, since)));
}

/** Starts a family's sync with Stripe. Returns the sync's sequence number. Each family has its own sequence. */
export async function startStripeSync(db: Executor, familyId: string): Promise<number> {
  const [row] = await db
    .insert(stripeSyncs)
    .values({ familyId, begun: 1 })
    .onConflictDoUpdate({
      target: stripeSyncs.familyId,
      set: { begun: sql`${stripeSyncs.begun} + 1` },
    })
    .returning({ begun: stripeSyncs.begun });
  if (!row) throw new Error("The fetch was not numbered");
  return row.begun;
}

/**
 * Claims the right to store the result of a sync with Stripe. Returns false if a later sync has stored its result
 * (rule: stripe-truth).
 */
export async function claimStripeSyncResult(
  tx: Executor,
  familyId: string,
  number: number,
  now: Date,
): Promise<boolean> {
  const { count } = await tx
    .update(stripeSyncs)
    .set({ stored: number, syncedAt: now })
    .where(and(eq(stripeSyncs.familyId, familyId), lt(stripeSyncs.stored, number)));
  return count > 0;
}

/**
 * Stores the subscription and plan read from Stripe. If `facts` is null, the family's plan stays unchanged. A null
 * `subscription` deletes the stored subscription.
 */
export async function storeSyncedPlan(
  tx: Executor,
  familyId: string,
  facts: PlanFacts | null,
  subscription: SubscriptionFacts | null,
  now: Date,
): Promise<void> {
  if (facts) await tx.update(families).set(facts).where(eq(families.id, familyId));
  if (!subscription) {
    await tx.delete(subscriptions).where(eq(subscriptions.familyId, familyId));
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
    .values({ familyId, ...row })
    .onConflictDoUpdate({ target: subscriptions.familyId, set: row });
}

/** Ends a family's trial and sets its plan to Free (rule: continue-on-free). */
export async function endTrial(tx: Executor, familyId: string, continuedOnFreeAt: Date) {
  await tx
    .update(families)
    .set({
      continuedOnFreeAt,
      trialEndsAt: null,
      subscriptionStatus: null,
      subscriptionPlan: "free",
    })
    .where(eq(families.id, familyId));
}

/**
 * Stores the ID of a Stripe webhook event. Returns false if the ID is already stored, so that each event is processed
 * once.
 */
export async function insertStripeEvent(
  tx: Executor,
  event: { id: string; type: string; processedAt: Date | null },
): Promise<boolean> {
  const { count } = await tx.insert(stripeEvents).values(event).onConflictDoNothing();
  return count > 0;
}

export async function markStripeEventProcessed(db: Executor, id: string, processedAt: Date) {
  await db.update(stripeEvents).set({ processedAt }).where(eq(stripeEvents.id, id));
}

/**
 * Returns at most `limit` families with a Stripe customer whose last sync was before `before`. Families without a sync
 * come first, then the least recently synced families.
 */
export async function listLeastRecentlySyncedSubscriptions(
  db: Executor,
  before: Date,
  limit: number,
) {
  return db
    .select({ familyId: families.id })
    .from(families)
    .leftJoin(stripeSyncs, eq(stripeSyncs.familyId, families.id))
    .where(
      and(
        isNotNull(families.stripeCustomerId),
        sql`(${stripeSyncs.syncedAt} is null or ${stripeSyncs.syncedAt} < ${before.toISOString()})`,
      ),
    )
    .orderBy(sql`${stripeSyncs.syncedAt} asc nulls first`, asc(families.id))
    .limit(limit);
}
