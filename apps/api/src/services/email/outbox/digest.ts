import type { Executor } from "@giftling/db/client";
import { listDigestRecipients } from "@giftling/db/queries/contacts/contacts";
import {
  completeDigest,
  listDigestWishes,
  lockDigest,
  postponeDigest,
  readDigestSettings,
  scheduleDigest,
} from "@giftling/db/queries/mail/digests";
import { addDays } from "@giftling/domain";
import type { Deps } from "../../deps.ts";
import type { TaskPayload } from "../../jobs/queue.ts";
import { excludeOptedOutRecipients, type OutboxDeps } from "./outbox.ts";
import { queueMails } from "./queue-mails.ts";

/** Schedules the job that queues the mails of a kid's digest at `dueAt`. Replaces an earlier job for the kid. */
function scheduleAnnouncement(
  { clock, jobs }: Pick<OutboxDeps, "clock" | "jobs">,
  tx: Executor,
  kidId: string,
  dueAt: Date,
) {
  const delaySeconds = (dueAt.getTime() - clock.now().getTime()) / 1_000;
  return jobs.enqueue(tx, "announce-digest", { kidId }, { key: `digest:${kidId}`, delaySeconds });
}

/** Adds listed wishes to the kid's next digest, at least a week after the latest digest (rule: wish-digest). */
export async function addWishesToDigest(
  tx: Executor,
  deps: OutboxDeps,
  kidId: string,
  itemIds: readonly string[],
): Promise<void> {
  const earliest = new Date(deps.clock.now().getTime() + deps.config.mail.updateDelay * 1_000);
  const dueAt = await scheduleDigest(tx, kidId, itemIds, earliest);
  if (dueAt) await scheduleAnnouncement(deps, tx, kidId, dueAt);
}

/**
 * Queues one mail about a kid's new wishes for each subscribed recipient who did not refuse all mail. Does nothing if a
 * parent canceled the digest. Enqueues the job again until the digest is due, and once a day while the hub is paused or
 * not visible. Idempotent (rule: wish-digest).
 */
export async function announceDigest(
  deps: Pick<Deps, "db" | "clock" | "config" | "jobs">,
  { kidId }: TaskPayload<"announce-digest">,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    // The lock serializes this job with a cancellation, which finds the mails in the outbox afterward.
    const digest = await lockDigest(tx, kidId);
    if (!digest?.dueAt) return;
    const now = deps.clock.now();
    if (digest.dueAt > now) return scheduleAnnouncement(deps, tx, kidId, digest.dueAt);
    const { isOn, canSend } = await readDigestSettings(tx, kidId);
    if (isOn && !canSend) {
      const tomorrow = addDays(now, 1);
      await postponeDigest(tx, kidId, tomorrow);
      return scheduleAnnouncement(deps, tx, kidId, tomorrow);
    }
    const hasWishes = isOn && (await listDigestWishes(tx, kidId, null, now)).length > 0;
    const readers = hasWishes
      ? await excludeOptedOutRecipients(tx, deps.config, await listDigestRecipients(tx, kidId))
      : [];
    await completeDigest(tx, kidId, now, { isMailed: readers.length > 0 });
    const digestedAt = now.toISOString();
    const mails = readers.map(({ contactId, canonicalEmail }) => ({
      kind: "wish-digest" as const,
      to: { contactId, email: canonicalEmail },
      facts: { kidId, digestedAt },
      onceFor: `${kidId}:${contactId}:${digestedAt}`,
    }));
    await queueMails(tx, deps, mails);
  });
}
