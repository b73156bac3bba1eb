import { createECDH } from "node:crypto";
import {
  deleteExpiredPushSubscription,
  findPushPreferences,
  findPushSubscription,
  type PushSubscriptionRow,
} from "@giftling/db/queries/account/push";
import { getRecipientLanguage } from "@giftling/db/queries/mail/language";
import { getQuietSecondsLeft } from "@giftling/domain";
import { runWithLanguage } from "@giftling/messages/language";
import * as words from "@giftling/messages/settings/push";
import { deriveToken } from "../../core/crypto/tokens.ts";
import type { Config } from "../../core/env/env.ts";
import type { Deps } from "../../services/deps.ts";
import { createMailLinks } from "../../services/email/composition/links.ts";
import type { PushNotificationText } from "../../services/email/composition/mail-kind.ts";
import { getPushJobKey } from "../../services/email/outbox/queue-push-notifications.ts";
import { mailKindsByName } from "../../services/email/registry.ts";
import type { TaskPayload } from "../../services/jobs/queue.ts";
import { sendRequest } from "../previews/fetch/fetch.ts";
import { createFetchRules } from "../previews/fetch/rules.ts";

/** Delays in seconds before the second and later attempts. The attempt after the last delay is the final attempt. */
const RETRY_DELAYS = [30, 300, 1_800, 7_200];

/** Number of seconds for which a push service stores a notification for an offline browser. */
const TTL_SECONDS = 24 * 60 * 60;

const TIMEOUT_MS = 10_000;

type PushDeps = Pick<Deps, "db" | "clock" | "config" | "jobs">;
type PushJob = TaskPayload<"send-push">;

/** Returns the server's VAPID key pair in base64url, derived from the secret (rule: web-push). */
export function deriveVapidKeys({ secret }: Pick<Config, "secret">) {
  const privateKey = deriveToken(secret, "web-push", "");
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(privateKey, "base64url");
  return { privateKey, publicKey: pair.getPublicKey("base64url") };
}

/**
 * Sends a push notification to one browser, with current data. Waits for the end of the parent's quiet hours. Deletes a
 * subscription that its push service ended, retries temporary failures, and gives up after the last attempt. Does
 * nothing if the subscription was deleted or the notification is outdated (rule: web-push).
 */
export async function sendPushNotification(deps: PushDeps, job: PushJob): Promise<void> {
  const subscription = await findPushSubscription(deps.db, job.subscriptionId);
  if (!subscription) return;
  const { userId } = subscription;
  const preferences = await findPushPreferences(deps.db, userId);
  const quietSeconds = job.mail ? getQuietSecondsLeft(deps.clock.now(), preferences) : 0;
  if (quietSeconds > 0) return postpone(deps, job, quietSeconds);
  const text = await composeText(deps, userId, job.mail);
  if (!text) return;
  const status = await postText(deps.config, subscription, { ...text, tag: getTag(job) });
  if (status === 404 || status === 410) {
    return deleteExpiredPushSubscription(deps.db, subscription.id);
  }
  const isTemporary = status === null || status === 429 || status >= 500;
  const delay = RETRY_DELAYS[job.attempt - 1];
  if (isTemporary && delay !== undefined) {
    await postpone(deps, { ...job, attempt: job.attempt + 1 }, delay);
  }
}

/** Returns the tag of a notification. A newer notification replaces the previous one with the same tag. */
const getTag = ({ mail }: PushJob) => mail?.id ?? "test";

function postpone({ db, jobs }: PushDeps, job: PushJob, delaySeconds: number): Promise<void> {
  const key = getPushJobKey(job.subscriptionId, getTag(job));
  return db.transaction((tx) => jobs.enqueue(tx, "send-push", job, { key, delaySeconds }));
}

/** Returns the text of a notification. Returns null if the notification is outdated or the parent disabled it. */
async function composeText(
  deps: PushDeps,
  userId: string,
  mail: PushJob["mail"],
): Promise<PushNotificationText | null> {
  if (mail) {
    const kind = mailKindsByName.get(mail.kind);
    return kind ? kind.composePush(deps, { userId }, mail.facts) : null;
  }
  const language = await getRecipientLanguage(deps.db, { userId });
  const { pushSettings: url } = createMailLinks(deps.config, language);
  return runWithLanguage(language, () => ({
    title: words.testNotificationTitle(),
    body: words.testNotificationMessage(),
    url,
  }));
}

/** Encrypts a notification and sends it to the push service. Returns the HTTP status, or null if it fails. */
async function postText(
  config: Config,
  { endpoint, p256dh, auth }: PushSubscriptionRow,
  text: PushNotificationText & { tag: string },
): Promise<number | null> {
  // Imported when the first notification is sent, so that the import does not delay the start.
  const { default: webPush } = await import("web-push");
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(text),
    {
      vapidDetails: { subject: `mailto:${config.contactEmail}`, ...deriveVapidKeys(config) },
      TTL: TTL_SECONDS,
      urgency: "normal",
      // A topic has at most 32 characters, as many as an ID without its hyphens.
      topic: text.tag.replaceAll("-", ""),
    },
  );
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const userAgent = `Giftling push (+${config.origin}/about)`;
  const rules = { ...createFetchRules(config), userAgent };
  try {
    const request = { method: "POST", headers, body } as const;
    const response = await sendRequest(rules, new URL(endpoint), request, signal);
    response.destroy();
    return response.statusCode ?? null;
  } catch {
    return null;
  }
}
