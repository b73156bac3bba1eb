import { MAX_LISTED_DELIVERIES } from "@giftling/domain";
import { and, desc, eq, gt, isNull, lte, or, sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { webhookDeliveries, webhooks } from "../../schema/webhooks.ts";
import { equalsId } from "../core/ids.ts";

export type DeliveryRow = typeof webhookDeliveries.$inferSelect;
export type NewDelivery = Pick<
  DeliveryRow,
  "webhookId" | "eventId" | "type" | "createdAt" | "retryUntil" | "dueAt"
>;

/** Stores webhook deliveries and returns the stored rows. Skips an event that already has a delivery to the webhook. */
export async function insertDeliveries(tx: Executor, rows: readonly NewDelivery[]) {
  if (rows.length === 0) return [];
  return tx
    .insert(webhookDeliveries)
    .values([...rows])
    .onConflictDoNothing()
    .returning();
}

export async function listDeliveries(db: Executor, webhookId: string): Promise<DeliveryRow[]> {
  return db
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.webhookId, webhookId))
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
    .limit(MAX_LISTED_DELIVERIES);
}

/** Returns a delivery to a webhook of the family. Returns null for an unknown delivery. */
export async function findDelivery(
  db: Executor,
  familyId: string,
  { id, deliveryId }: { id: string; deliveryId: string },
): Promise<DeliveryRow | null> {
  const [row] = await db
    .select({ delivery: webhookDeliveries })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(
      and(
        eq(webhooks.familyId, familyId),
        equalsId(webhooks.id, id),
        equalsId(webhookDeliveries.id, deliveryId),
      ),
    );
  return row?.delivery ?? null;
}

/** Milliseconds within which repeated requests to restart a delivery count as one request. */
const REPEAT_MS = 2_000;

/**
 * Makes a webhook delivery due at `now`. A finished delivery gets one attempt. A waiting delivery is still retried
 * until `retryUntil`. Returns null during an attempt, and within two seconds of another restart.
 */
export async function restartDelivery(tx: Executor, id: string, now: Date) {
  // A restart of a finished delivery sets `retryUntil` to the time of the restart.
  const isNotRepeated = or(
    eq(webhookDeliveries.status, "waiting"),
    gt(webhookDeliveries.retryUntil, now),
    lte(webhookDeliveries.retryUntil, new Date(now.getTime() - REPEAT_MS)),
  );
  const [row] = await tx
    .update(webhookDeliveries)
    .set({
      status: "waiting",
      dueAt: now,
      retryUntil: sql`case when ${webhookDeliveries.status} = 'waiting' then ${webhookDeliveries.retryUntil} else ${now.toISOString()}::timestamptz end`,
    })
    .where(and(eq(webhookDeliveries.id, id), isFree(now), isNotRepeated))
    .returning();
  return row ?? null;
}

/** Leases a waiting webhook delivery until `leasedUntil`. Returns null for a finished or leased delivery. */
export async function claimDelivery(db: Executor, id: string, now: Date, leasedUntil: Date) {
  const [row] = await db
    .update(webhookDeliveries)
    .set({ leasedUntil, attemptedAt: now, attempts: sql`${webhookDeliveries.attempts} + 1` })
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.status, "waiting"), isFree(now)))
    .returning();
  return row ?? null;
}

/** Locks a waiting webhook delivery and returns the end of its lease. Returns null for a finished delivery. */
export async function lockWaitingDelivery(tx: Executor, id: string): Promise<Date | null> {
  const [row] = await tx
    .select({ leasedUntil: webhookDeliveries.leasedUntil })
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.status, "waiting")))
    .for("update");
  return row?.leasedUntil ?? null;
}

/**
 * Records the outcome of an attempt at a webhook delivery, and ends the attempt's lease. Does nothing for a finished
 * delivery.
 */
export async function recordDeliveryAttempt(
  tx: Executor,
  id: string,
  outcome: Pick<DeliveryRow, "status" | "statusCode" | "problem" | "durationMs"> & { dueAt?: Date },
): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ ...outcome, leasedUntil: null })
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.status, "waiting")));
}

export async function failWaitingDeliveries(tx: Executor, webhookId: string): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ status: "failed", leasedUntil: null })
    .where(
      and(eq(webhookDeliveries.webhookId, webhookId), eq(webhookDeliveries.status, "waiting")),
    );
}

export async function deleteDelivery(db: Executor, id: string): Promise<void> {
  await db.delete(webhookDeliveries).where(eq(webhookDeliveries.id, id));
}

const isFree = (now: Date) =>
  or(isNull(webhookDeliveries.leasedUntil), lte(webhookDeliveries.leasedUntil, now));
