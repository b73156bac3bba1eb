import type { Executor } from "@giftling/db/client";
import { lockUser } from "@giftling/db/queries/account/passkeys";
import {
  assignPushSubscriptionToSession,
  deletePushSubscription,
  findPushPreferences,
  listPushSubscriptions,
  storePushSubscription,
  writePushPreferences,
} from "@giftling/db/queries/account/push";
import {
  API_ERRORS,
  MAX_PUSH_SUBSCRIPTIONS,
  PARENT_ERRORS,
  type PushEndpointInput,
  type PushPreferencesInput,
  type PushSettingsView,
  type SubscribeToPushInput,
  type UnsubscribeFromPushInput,
} from "@giftling/domain";
import type { ParentContext } from "../../access/parent-context.ts";
import { isLoopbackUrl } from "../../core/env/checks.ts";
import { AppError, createLimitError, orNotFound } from "../../core/errors/app-error.ts";
import type { Deps } from "../../services/deps.ts";
import { getPushJobKey } from "../../services/email/outbox/queue-push-notifications.ts";
import { getDeviceName } from "../../services/identity/device-name.ts";
import { deriveVapidKeys } from "./send-push-notification.ts";

/**
 * Returns whether browsers allow push subscriptions at the server's origin, which requires HTTPS or a loopback origin.
 */
const hasPush = ({ config: { origin } }: Pick<Deps, "config">) =>
  origin.startsWith("https:") || isLoopbackUrl(origin);

/** Returns the caller's push subscriptions and preferences (rule: web-push). */
export async function readPushSettings({ deps, user }: ParentContext): Promise<PushSettingsView> {
  const subscriptions = await listPushSubscriptions(deps.db, user.id);
  return {
    publicKey: hasPush(deps) ? deriveVapidKeys(deps.config).publicKey : null,
    subscriptions: subscriptions.map(({ endpoint, device, createdAt }) => ({
      endpoint,
      device,
      createdAt: createdAt.toISOString(),
    })),
    preferences: await findPushPreferences(deps.db, user.id),
  };
}

/**
 * Stores the push subscription of the caller's browser. Throws CONFLICT on plain HTTP, and for an endpoint that another
 * account stored with other keys. Throws INVALID_INPUT for an endpoint without HTTPS, and TOO_MANY at the maximum
 * number of subscriptions.
 */
export async function subscribeToPush(
  tx: Executor,
  ctx: ParentContext,
  { endpoint, keys }: SubscribeToPushInput,
): Promise<void> {
  const { deps, user } = ctx;
  if (!hasPush(deps)) throw new AppError("CONFLICT", { message: API_ERRORS.pushUnavailable });
  const { protocol, host } = new URL(endpoint);
  if (protocol !== "https:" && host !== deps.config.previewTestAddress) {
    throw new AppError("INVALID_INPUT", {
      fields: { endpoint: PARENT_ERRORS.pushEndpointInvalid },
    });
  }
  const sessionHash = orNotFound(ctx.sessionHash());
  await lockUser(tx, user.id);
  const others = (await listPushSubscriptions(tx, user.id)).filter(
    (one) => one.sessionHash !== sessionHash && one.endpoint !== endpoint,
  );
  if (others.length >= MAX_PUSH_SUBSCRIPTIONS) {
    throw createLimitError(API_ERRORS.pushSubscriptionLimitReached, MAX_PUSH_SUBSCRIPTIONS);
  }
  const device = getDeviceName(ctx.userAgent);
  await storePushSubscription(tx, { userId: user.id, sessionHash, device, endpoint, ...keys });
}

/** Assigns a push subscription to the caller's session, so that signing out ends the subscription. */
export async function assignPushSubscription(
  tx: Executor,
  ctx: ParentContext,
  { endpoint }: PushEndpointInput,
) {
  const sessionHash = orNotFound(ctx.sessionHash());
  await lockUser(tx, ctx.user.id);
  const isKnown = await assignPushSubscriptionToSession(tx, {
    userId: ctx.user.id,
    sessionHash,
    endpoint,
  });
  if (!isKnown) throw new AppError("NOT_FOUND");
}

export async function unsubscribeFromPush(
  tx: Executor,
  { user }: ParentContext,
  { endpoint }: UnsubscribeFromPushInput,
) {
  if (!(await deletePushSubscription(tx, user.id, endpoint))) throw new AppError("NOT_FOUND");
}

export const updatePushPreferences = (
  tx: Executor,
  { user }: ParentContext,
  input: PushPreferencesInput,
) => writePushPreferences(tx, user.id, input);

export async function queueTestPushNotification(
  tx: Executor,
  { deps, user }: ParentContext,
  { endpoint }: PushEndpointInput,
) {
  const subscriptions = await listPushSubscriptions(tx, user.id);
  const { id } = orNotFound(subscriptions.find((one) => one.endpoint === endpoint));
  const payload = { subscriptionId: id, mail: null, attempt: 1 };
  await deps.jobs.enqueue(tx, "send-push", payload, { key: getPushJobKey(id, "test") });
}
