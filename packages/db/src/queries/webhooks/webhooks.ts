import { and, asc, eq, isNotNull, isNull, lte } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { families } from "../../schema/families.ts";
import { webhooks } from "../../schema/webhooks.ts";
import { equalsId } from "../core/ids.ts";
import { failWaitingDeliveries } from "./deliveries.ts";

export type WebhookRow = typeof webhooks.$inferSelect;

/** Returns a family's webhooks, oldest first. */
export async function listWebhooks(db: Executor, familyId: string): Promise<WebhookRow[]> {
  return db
    .select()
    .from(webhooks)
    .where(eq(webhooks.familyId, familyId))
    .orderBy(asc(webhooks.createdAt), asc(webhooks.id));
}

/** Returns a webhook. Returns null if the webhook does not exist or belongs to another family. */
export async function findWebhook(db: Executor, familyId: string, id: string) {
  const [row] = await db.select().from(webhooks).where(isWebhookOf(familyId, id));
  return row ?? null;
}

/** Returns a webhook by ID. Returns null for an unknown webhook and a closed account. */
export async function findWebhookForDelivery(db: Executor, id: string): Promise<WebhookRow | null> {
  const [row] = await db
    .select({ webhook: webhooks })
    .from(webhooks)
    .innerJoin(families, and(eq(families.id, webhooks.familyId), isNull(families.closedAt)))
    .where(eq(webhooks.id, id));
  return row?.webhook ?? null;
}

export async function insertWebhook(
  tx: Executor,
  row: Pick<WebhookRow, "id" | "familyId" | "url" | "events" | "createdAt">,
): Promise<void> {
  await tx.insert(webhooks).values(row);
}

/** Updates a webhook. Returns null if the webhook does not exist or belongs to another family. */
export async function updateWebhook(
  tx: Executor,
  familyId: string,
  id: string,
  change: Partial<
    Pick<WebhookRow, "url" | "events" | "secretNumber" | "turnedOffBy" | "failingSince">
  >,
) {
  const [row] = await tx.update(webhooks).set(change).where(isWebhookOf(familyId, id)).returning();
  return row ?? null;
}

/** Deletes a webhook with its deliveries. Returns false if the webhook does not exist or belongs to another family. */
export async function deleteWebhook(db: Executor, familyId: string, id: string): Promise<boolean> {
  const { count } = await db.delete(webhooks).where(isWebhookOf(familyId, id));
  return count > 0;
}

/** Clears the recorded start of a webhook's failures, after a successful delivery attempt. */
export async function clearWebhookFailureStart(tx: Executor, id: string): Promise<void> {
  await tx
    .update(webhooks)
    .set({ failingSince: null })
    .where(and(eq(webhooks.id, id), isNotNull(webhooks.failingSince)));
}

/** Records the start of a webhook's failures, unless the start is already recorded. */
export async function recordWebhookFailureStart(
  tx: Executor,
  id: string,
  now: Date,
): Promise<void> {
  await tx
    .update(webhooks)
    .set({ failingSince: now })
    .where(and(eq(webhooks.id, id), isNull(webhooks.failingSince)));
}

/**
 * Turns off a webhook that has failed since `moment` or earlier. Returns false if the failures started later, or if the
 * webhook is already off. Only one of several concurrent calls returns true.
 */
export async function disableFailedWebhook(tx: Executor, id: string, moment: Date) {
  const { count } = await tx
    .update(webhooks)
    .set({ turnedOffBy: "failures" })
    .where(
      and(eq(webhooks.id, id), lte(webhooks.failingSince, moment), isNull(webhooks.turnedOffBy)),
    );
  return count > 0;
}

/** Turns off a family's webhooks and ends their waiting deliveries. */
export async function disableWebhooks(tx: Executor, familyId: string): Promise<void> {
  const rows = await tx
    .update(webhooks)
    .set({ turnedOffBy: "owner" })
    .where(and(eq(webhooks.familyId, familyId), isNull(webhooks.turnedOffBy)))
    .returning({ id: webhooks.id });
  for (const { id } of rows) await failWaitingDeliveries(tx, id);
}

const isWebhookOf = (familyId: string, id: string) =>
  and(eq(webhooks.familyId, familyId), equalsId(webhooks.id, id));
