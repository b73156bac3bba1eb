import type { Executor } from "@giftling/db/client";
import { createId } from "@giftling/db/queries/core/ids";
import {
  type DeliveryRow,
  failWaitingDeliveries,
  findDelivery,
  listDeliveries,
  restartDelivery,
} from "@giftling/db/queries/webhooks/deliveries";
import {
  deleteWebhook,
  findWebhook,
  insertWebhook,
  listWebhooks,
  updateWebhook,
  type WebhookRow,
} from "@giftling/db/queries/webhooks/webhooks";
import {
  API_ERRORS,
  type CreateWebhookInput,
  type DeliveryView,
  type IdInput,
  MAX_WEBHOOKS,
  type SendDeliveryInput,
  type UpdateWebhookInput,
  type WebhookView,
  type WebhookWithSecret,
} from "@giftling/domain";
import { lockFamilyAsOwner, type ParentContext } from "../../access/parent-context.ts";
import { AppError, createLimitError, orNotFound } from "../../core/errors/app-error.ts";
import {
  createDelivery,
  queueDeliveries,
  scheduleDelivery,
} from "../../services/webhooks/queue-events.ts";
import { assertWebhookUrl, deliverWebhook, deriveWebhookSecret } from "./deliver-webhook.ts";

const viewWebhook = ({ id, url, events, turnedOffBy, createdAt }: WebhookRow): WebhookView => ({
  id,
  url,
  events,
  turnedOffBy,
  createdAt: createdAt.toISOString(),
});

const viewDelivery = (row: DeliveryRow): DeliveryView => ({
  id: row.id,
  eventId: row.eventId,
  type: row.type,
  status: row.status,
  attempts: row.attempts,
  createdAt: row.createdAt.toISOString(),
  attemptedAt: row.attemptedAt?.toISOString() ?? null,
  nextAttemptAt: row.status === "waiting" ? row.dueAt.toISOString() : null,
  statusCode: row.statusCode,
  problem: row.problem,
  durationMs: row.durationMs,
});

/** Returns the family's webhooks, without their secrets (rule: webhooks). */
export async function readWebhooks({ deps, familyId }: ParentContext): Promise<WebhookView[]> {
  return (await listWebhooks(deps.db, familyId)).map(viewWebhook);
}

/** Adds a webhook. Throws TOO_MANY at the limit, and INVALID_INPUT for a URL that webhooks can never reach. */
export async function addWebhook(
  tx: Executor,
  ctx: ParentContext,
  { url, events }: CreateWebhookInput,
): Promise<WebhookView> {
  const { deps, familyId } = ctx;
  assertWebhookUrl(deps.config, url);
  await lockFamilyAsOwner(tx, ctx);
  if ((await listWebhooks(tx, familyId)).length >= MAX_WEBHOOKS) {
    throw createLimitError(API_ERRORS.webhookLimitReached, MAX_WEBHOOKS);
  }
  const id = createId();
  await insertWebhook(tx, { id, familyId, url, events, createdAt: deps.clock.now() });
  return viewWebhook(orNotFound(await findWebhook(tx, familyId, id)));
}

/** Adds a new webhook's signing secret to the response of the request that created the webhook. */
export const addNewWebhookSecret = (
  { deps }: ParentContext,
  webhook: WebhookView,
): WebhookWithSecret => ({
  ...webhook,
  secret: deriveWebhookSecret(deps.config.secret, { id: webhook.id, secretNumber: 1 }),
});

/** Edits, enables or disables a webhook. With `newSecret`, replaces the secret and returns the new secret. */
export async function editWebhook(
  tx: Executor,
  ctx: ParentContext,
  { id, url, events, isOn, newSecret }: UpdateWebhookInput,
): Promise<WebhookWithSecret> {
  const { deps, familyId } = ctx;
  if (url !== undefined) assertWebhookUrl(deps.config, url);
  await lockFamilyAsOwner(tx, ctx);
  const { secretNumber, turnedOffBy } = orNotFound(await findWebhook(tx, familyId, id));
  const webhook = orNotFound(
    await updateWebhook(tx, familyId, id, {
      ...(url !== undefined && { url }),
      ...(events !== undefined && { events }),
      ...(isOn === true && { turnedOffBy: null, failingSince: null }),
      ...(isOn === false && { turnedOffBy: turnedOffBy ?? "owner" }),
      secretNumber: secretNumber + (newSecret ? 1 : 0),
    }),
  );
  if (isOn === false) await failWaitingDeliveries(tx, webhook.id);
  const secret = newSecret ? deriveWebhookSecret(deps.config.secret, webhook) : null;
  return { ...viewWebhook(webhook), secret };
}

export async function removeWebhook(tx: Executor, ctx: ParentContext, { id }: IdInput) {
  await lockFamilyAsOwner(tx, ctx);
  if (!(await deleteWebhook(tx, ctx.familyId, id))) throw new AppError("NOT_FOUND");
}

export async function readWebhookDeliveries({ deps, familyId }: ParentContext, { id }: IdInput) {
  const webhook = orNotFound(await findWebhook(deps.db, familyId, id));
  return (await listDeliveries(deps.db, webhook.id)).map(viewDelivery);
}

/** Delay in seconds of the job that retries a webhook delivery after the delivering process crashed. */
const FALLBACK_SECONDS = 60;

/** Creates a test event for an enabled or disabled webhook. Test events are not retried. */
export async function sendTestEvent(
  tx: Executor,
  { deps, familyId }: ParentContext,
  { id }: IdInput,
): Promise<DeliveryRow> {
  const webhook = orNotFound(await findWebhook(tx, familyId, id));
  const event = { webhookId: webhook.id, eventId: createId(), type: "webhook.test" } as const;
  const now = deps.clock.now();
  const delivery = { ...createDelivery(now, event), retryUntil: now };
  const [row] = await queueDeliveries(tx, deps, [delivery], FALLBACK_SECONDS);
  return orNotFound(row ?? null);
}

/** Makes a webhook delivery's next attempt due immediately. Concurrent calls cause one attempt. */
export async function retryDelivery(
  tx: Executor,
  { deps, familyId }: ParentContext,
  input: SendDeliveryInput,
): Promise<DeliveryRow> {
  const delivery = orNotFound(await findDelivery(tx, familyId, input));
  const restarted = await restartDelivery(tx, delivery.id, deps.clock.now());
  if (restarted) await scheduleDelivery(deps.jobs, tx, delivery.id, FALLBACK_SECONDS);
  return delivery;
}

/** Sends a webhook's due delivery and returns the outcome. Throws NOT_FOUND if the delivery's gift was undone. */
export async function sendDeliveryNow(
  { deps, familyId }: ParentContext,
  { id: deliveryId, webhookId }: DeliveryRow,
): Promise<DeliveryView> {
  await deliverWebhook(deps, { deliveryId });
  const ids = { id: webhookId, deliveryId };
  return viewDelivery(orNotFound(await findDelivery(deps.db, familyId, ids)));
}
