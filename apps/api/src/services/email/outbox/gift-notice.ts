import type { Executor } from "@giftling/db/client";
import { findGiftNoticeRecipient } from "@giftling/db/queries/gifts/contribution-target";
import { claimDueGiftNotices } from "@giftling/db/queries/gifts/due-notices";
import { insertMails } from "@giftling/db/queries/operation/mail-outbox";
import type { Deps } from "../../deps.ts";
import { queueGiftEvents } from "../../webhooks/queue-events.ts";
import { createMailRow, type OutboxDeps, scheduleMail } from "./outbox.ts";

/** Delay of the mail about a gift, in seconds. The delay leaves time for further gifts and for an undo. */
const FIRST_WAIT_SECONDS = 60;

/** Minimum interval between two gift mails to one parent, in seconds. */
const PAUSE_SECONDS = 3_600;

/** Returns the number of seconds until a parent can get the next gift mail, or 0 without a recent gift mail. */
export const getGiftNoticeDelay = (now: Date, lastNoticeAt: Date | null): number =>
  lastNoticeAt === null
    ? 0
    : Math.max(0, (lastNoticeAt.getTime() - now.getTime()) / 1_000 + PAUSE_SECONDS);

/**
 * Queues the owner's mail about new gifts, at most one mail an hour. Queues nothing when a queued mail already covers
 * the gifts (rule: parent-mail).
 */
export async function queueGiftDigest(tx: Executor, deps: OutboxDeps, familyId: string) {
  const parent = await findGiftNoticeRecipient(tx, familyId);
  if (!parent) return;
  const { lastNoticeAt, ...to } = parent;
  const now = deps.clock.now();
  const seconds = Math.max(FIRST_WAIT_SECONDS, getGiftNoticeDelay(now, lastNoticeAt));
  const dueAt = new Date(now.getTime() + seconds * 1_000);
  const row = createMailRow(deps, { kind: "gift-recorded", to, facts: {} });
  for (const mailId of await insertMails(tx, [{ ...row, dueAt }])) {
    await scheduleMail(deps.jobs, tx, mailId, seconds);
  }
}

/**
 * Queues the mails and the webhooks' events about gifts recorded since the last call. Several processes can call the
 * function concurrently.
 */
export async function queueDueGiftNotices(deps: OutboxDeps & Pick<Deps, "db">): Promise<void> {
  await deps.db.transaction(async (tx) => {
    for (const familyId of await claimDueGiftNotices(tx)) {
      await queueGiftDigest(tx, deps, familyId);
      await queueGiftEvents(tx, deps, familyId);
    }
  });
}
