import type { Executor } from "@giftling/db/client";
import { listGiftsAwaitingNotice } from "@giftling/db/queries/mail/facts";
import {
  type DeliveryRow,
  insertDeliveries,
  type NewDelivery,
} from "@giftling/db/queries/webhooks/deliveries";
import { listWebhooks } from "@giftling/db/queries/webhooks/webhooks";
import { addDays, type WebhookEvent } from "@giftling/domain";
import type { Deps } from "../deps.ts";

type QueueDeps = Pick<Deps, "jobs" | "clock">;

/**
 * Maximum age of a gift in days at which its event can be queued. Must be less than `WEBHOOK_DELIVERY_RETENTION_DAYS`.
 */
const EVENT_DAYS = 7;

/** Retention of a delivery in days. A gift's event is not queued again while its delivery is stored. */
export const WEBHOOK_DELIVERY_RETENTION_DAYS = 30;

/**
 * Queues one webhook event per gift in the owner's next gift mail. Skips events that were queued before
 * (rule: webhooks).
 */
export async function queueGiftEvents(tx: Executor, deps: QueueDeps, familyId: string) {
  const webhooks = (await listWebhooks(tx, familyId)).filter(
    ({ turnedOffBy }) => turnedOffBy === null,
  );
  if (webhooks.length === 0) return;
  const now = deps.clock.now();
  const oldest = addDays(now, -EVENT_DAYS);
  const gifts = (await listGiftsAwaitingNotice(tx, familyId)).filter(
    ({ contributedAt }) => contributedAt > oldest,
  );
  const deliveries = webhooks.flatMap(({ id: webhookId, events, createdAt }) =>
    gifts.flatMap((gift) => {
      const type: WebhookEvent = gift.isToConfirm ? "contribution.reported" : "gift.recorded";
      if (!events.includes(type) || gift.contributedAt < createdAt) return [];
      return [createDelivery(now, { webhookId, eventId: gift.id, type })];
    }),
  );
  await queueDeliveries(tx, deps, deliveries);
}

/** Returns a new webhook delivery, which is retried for a day. */
export const createDelivery = (
  now: Date,
  event: Pick<NewDelivery, "webhookId" | "eventId" | "type">,
): NewDelivery => ({ ...event, createdAt: now, dueAt: now, retryUntil: addDays(now, 1) });

export async function queueDeliveries(
  tx: Executor,
  { jobs }: Pick<Deps, "jobs">,
  deliveries: readonly NewDelivery[],
  delaySeconds = 0,
): Promise<DeliveryRow[]> {
  const rows = await insertDeliveries(tx, deliveries);
  for (const { id } of rows) await scheduleDelivery(jobs, tx, id, delaySeconds);
  return rows;
}

/** Enqueues the job of a webhook delivery's next attempt. Replaces a pending job of the delivery. */
export const scheduleDelivery = (
  jobs: Deps["jobs"],
  tx: Executor,
  deliveryId: string,
  delaySeconds = 0,
) => jobs.enqueue(tx, "deliver-webhook", { deliveryId }, { key: deliveryId, delaySeconds });
