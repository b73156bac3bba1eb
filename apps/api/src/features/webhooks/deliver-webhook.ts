import { createHmac } from "node:crypto";
import type { Executor } from "@giftling/db/client";
import { findOwner } from "@giftling/db/queries/account/users";
import { listGiftsAwaitingNotice } from "@giftling/db/queries/mail/facts";
import {
  claimDelivery,
  type DeliveryRow,
  deleteDelivery,
  failWaitingDeliveries,
  lockWaitingDelivery,
  recordDeliveryAttempt,
} from "@giftling/db/queries/webhooks/deliveries";
import {
  clearWebhookFailureStart,
  disableFailedWebhook,
  findWebhookForDelivery,
  recordWebhookFailureStart,
  type WebhookRow,
} from "@giftling/db/queries/webhooks/webhooks";
import {
  API_ERRORS,
  addDays,
  centsToDollars,
  type DeliveryProblem,
  UNAPPROVED_GIVER_NAME,
} from "@giftling/domain";
import { deriveToken } from "../../core/crypto/tokens.ts";
import type { Config } from "../../core/env/env.ts";
import { createFieldError } from "../../core/errors/app-error.ts";
import type { Deps } from "../../services/deps.ts";
import { queueParentMail } from "../../services/email/outbox/queue-mails.ts";
import { omitLinkLikeText } from "../../services/email/templates/format-text.ts";
import { getGiftName } from "../../services/email/templates/gifts.tsx";
import type { TaskPayload } from "../../services/jobs/queue.ts";
import { scheduleDelivery } from "../../services/webhooks/queue-events.ts";
import { isPrivateNetworkAddress, isPublicAddress } from "../previews/fetch/addresses.ts";
import { ForbiddenAddressError, sendRequest } from "../previews/fetch/fetch.ts";
import { type FetchRules, resolveHost } from "../previews/fetch/rules.ts";

type Gift = Awaited<ReturnType<typeof listGiftsAwaitingNotice>>[number];

/** Returns a webhook delivery's JSON body. Returns null if the gift was undone or the gift's kid was deleted. */
async function composeEventBody(
  db: Executor,
  familyId: string,
  { eventId, type, createdAt }: Pick<DeliveryRow, "eventId" | "type" | "createdAt">,
): Promise<string | null> {
  const event = { id: eventId, type, createdAt: createdAt.toISOString() };
  if (type === "webhook.test") return JSON.stringify({ ...event, data: {} });
  const [gift] = await listGiftsAwaitingNotice(db, familyId, [eventId]);
  return gift ? JSON.stringify({ ...event, data: describeGift(gift) }) : null;
}

/** Returns a gift's webhook event data. Omits the giver, the gift's name and the amount if the gift is a surprise. */
function describeGift(gift: Gift) {
  const { kidId, childFirstName, giverName, amountCents, currency, isSurprise } = gift;
  const isNamed = !isSurprise && giverName !== UNAPPROVED_GIVER_NAME;
  const amount = isSurprise || amountCents === null ? null : centsToDollars(amountCents);
  return {
    kid: { id: kidId, firstName: childFirstName },
    isSurprise,
    giver: isNamed ? omitLinkLikeText(giverName) : null,
    gift: isSurprise ? null : getGiftName(gift),
    amount,
    currency: amount === null ? null : currency,
  };
}

type WebhookConfig = Pick<Config, "origin" | "privateWebhooks">;

/** Returns the settings of a request to a webhook. PRIVATE_WEBHOOKS=yes allows private networks. */
export function createWebhookFetchRules(config: WebhookConfig, { protocol }: URL): FetchRules {
  return {
    resolve: resolveHost,
    mayConnect: (address, port) =>
      (protocol === "https:" && port === 443 && isPublicAddress(address)) ||
      (config.privateWebhooks && isPrivateNetworkAddress(address)),
    userAgent: `Giftling webhook (+${config.origin}/about)`,
    timeoutMs: 10_000,
  };
}

/** Throws INVALID_INPUT for a URL that webhooks can never reach. Host names are checked at each delivery. */
export function assertWebhookUrl(config: WebhookConfig, value: string): void {
  if (config.privateWebhooks) return;
  const url = new URL(value);
  if (url.protocol !== "https:") throw createFieldError("url", API_ERRORS.webhookUrlNotHttps);
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const isNetworkAddress = /^[\d.]+$|:/.test(host);
  if (url.port !== "" || (isNetworkAddress && !isPublicAddress(host))) {
    throw createFieldError("url", API_ERRORS.webhookUrlNotPublic);
  }
}

/** Duration of a delivery's lease in milliseconds, longer than the timeout of a request. */
const LEASE_MS = 60_000;

/** Delays in seconds after failed attempts. The last delay repeats until the delivery is a day old. */
const PAUSES = [15, 60, 300, 900, 1_800, 3_600, 7_200] as const;

/** Number of days of failed deliveries after which a webhook is disabled. */
const FAILURE_DAYS = 3;

type DeliverDeps = Pick<Deps, "db" | "clock" | "config" | "jobs">;
type Attempt = Pick<DeliveryRow, "statusCode" | "problem" | "durationMs">;

/**
 * Sends a waiting delivery to its webhook. Only the process that holds the delivery's lease sends the delivery. A crash
 * during an attempt causes another attempt when the lease expires. Deletes a delivery whose gift was undone. Does
 * nothing for a finished delivery (rule: webhooks).
 */
export async function deliverWebhook(
  deps: DeliverDeps,
  { deliveryId }: TaskPayload<"deliver-webhook">,
  createRules: (url: URL) => FetchRules = (url) => createWebhookFetchRules(deps.config, url),
): Promise<void> {
  const { db, clock, config } = deps;
  const now = clock.now();
  const delivery = await claimDelivery(db, deliveryId, now, new Date(now.getTime() + LEASE_MS));
  if (!delivery) return retryAfterLease(deps, deliveryId, now);
  const webhook = await findWebhookForDelivery(db, delivery.webhookId);
  if (webhook === null) return deleteDelivery(db, delivery.id);
  const body = await composeEventBody(db, webhook.familyId, delivery);
  if (body === null) return deleteDelivery(db, delivery.id);
  const signature = signWebhookBody(deriveWebhookSecret(config.secret, webhook), body, now);
  const url = new URL(webhook.url);
  const attempt = await post(createRules(url), url, body, signature);
  await db.transaction((tx) => settle(tx, deps, { webhook, delivery, attempt }));
}

/** Enqueues a job for the end of a delivery's lease, because the process that holds the lease may have crashed. */
async function retryAfterLease({ db, jobs }: DeliverDeps, deliveryId: string, now: Date) {
  await db.transaction(async (tx) => {
    const leasedUntil = await lockWaitingDelivery(tx, deliveryId);
    if (leasedUntil === null) return;
    const seconds = Math.max(0, (leasedUntil.getTime() - now.getTime()) / 1_000);
    await scheduleDelivery(jobs, tx, deliveryId, seconds);
  });
}

/** Sends a POST request to a webhook. Does not follow redirects or read the response's body. */
async function post(rules: FetchRules, url: URL, body: string, signature: string) {
  const start = performance.now();
  const signal = AbortSignal.timeout(rules.timeoutMs);
  const getResult = async (): Promise<Omit<Attempt, "durationMs">> => {
    try {
      const headers = { "content-type": "application/json", "webhook-signature": signature };
      const response = await sendRequest(rules, url, { method: "POST", headers, body }, signal);
      response.destroy();
      return { statusCode: response.statusCode ?? null, problem: null };
    } catch (error) {
      return { statusCode: null, problem: getProblem(error, signal) };
    }
  };
  return { ...(await getResult()), durationMs: Math.round(performance.now() - start) };
}

function getProblem(error: unknown, signal: AbortSignal): DeliveryProblem {
  if (error instanceof ForbiddenAddressError) return "private";
  return signal.aborted ? "slow" : "unreachable";
}

/** Records a delivery attempt. After a failure, schedules a retry, ends the delivery or disables the webhook. */
async function settle(
  tx: Executor,
  deps: DeliverDeps,
  { webhook, delivery, attempt }: { webhook: WebhookRow; delivery: DeliveryRow; attempt: Attempt },
): Promise<void> {
  const { statusCode } = attempt;
  const now = deps.clock.now();
  if (statusCode !== null && statusCode >= 200 && statusCode < 300) {
    await clearWebhookFailureStart(tx, webhook.id);
    return recordDeliveryAttempt(tx, delivery.id, { ...attempt, status: "delivered" });
  }
  await recordWebhookFailureStart(tx, webhook.id, now);
  const pause = PAUSES[Math.min(delivery.attempts, PAUSES.length) - 1] ?? PAUSES[0];
  const dueAt = new Date(now.getTime() + pause * 1_000);
  if (dueAt <= delivery.retryUntil) {
    await recordDeliveryAttempt(tx, delivery.id, { ...attempt, status: "waiting", dueAt });
    return scheduleDelivery(deps.jobs, tx, delivery.id, pause);
  }
  const isTurnedOff = await disableFailedWebhook(tx, webhook.id, addDays(now, -FAILURE_DAYS));
  await recordDeliveryAttempt(tx, delivery.id, { ...attempt, status: "failed" });
  if (!isTurnedOff) return;
  await failWaitingDeliveries(tx, webhook.id);
  const owner = await findOwner(tx, webhook.familyId);
  const facts = { webhookId: webhook.id };
  await queueParentMail(tx, deps, owner, { kind: "webhook-turned-off", facts });
}

/**
 * Returns the secret that signs a webhook's deliveries, derived from the webhook's ID and `secretNumber`
 * (rule: webhooks).
 */
export const deriveWebhookSecret = (
  appSecret: string,
  { id, secretNumber }: { id: string; secretNumber: number },
): string => `whsec_${deriveToken(appSecret, "webhook", `${id}.${secretNumber}`)}`;

/** Returns the `Webhook-Signature` header of a body that is sent at `now`, in the format of Stripe's signatures. */
function signWebhookBody(secret: string, body: string, now: Date): string {
  const timestamp = Math.floor(now.getTime() / 1_000);
  const signature = createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex");
  return `t=${timestamp},v1=${signature}`;
}
