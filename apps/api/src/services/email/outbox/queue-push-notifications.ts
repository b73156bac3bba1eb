import { claimPushNotification, listPushSubscriptions } from "@giftling/db/queries/account/push";
import type { MailRow } from "@giftling/db/queries/operation/mail-outbox";
import type { Deps } from "../../deps.ts";
import type { MailKindDefinition } from "../composition/mail-kind.ts";

/** Returns the key of the job that pushes a mail to a subscription. A new job replaces a pending job. */
export const getPushJobKey = (subscriptionId: string, mailId: string) =>
  `push:${subscriptionId}:${mailId}`;

/**
 * Queues push notifications with the content of a parent's mail, one per push subscription. Called before each attempt
 * to send the mail, so that a failing mail server delays no notification. Queues nothing if an earlier attempt
 * queued notifications for the same data. Returns the IDs of the items that the notifications list (rule: web-push).
 */
export async function queuePushNotifications(
  { db, jobs }: Pick<Deps, "db" | "jobs">,
  mail: MailRow,
  { findPushedMail }: MailKindDefinition,
): Promise<readonly string[] | undefined> {
  const { id, userId } = mail;
  const pushed = await findPushedMail(db, mail);
  if (userId === null || pushed === null) return undefined;
  const { itemIds, ...named } = pushed;
  await db.transaction(async (tx) => {
    if (!(await claimPushNotification(tx, id, pushed.facts))) return;
    for (const { id: subscriptionId } of await listPushSubscriptions(tx, userId)) {
      const payload = { subscriptionId, mail: { id, ...named }, attempt: 1 };
      const key = getPushJobKey(subscriptionId, id);
      await jobs.enqueue(tx, "send-push", payload, { key });
    }
  });
  return itemIds;
}
