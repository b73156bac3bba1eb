import type { Executor } from "@giftling/db/client";
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
 * Queues the mails and the webhooks' events about gifts recorded since the last call. Several processes can call the
 * function concurrently.
 */
export async function queueDueGiftNotices(deps: OutboxDeps & Pick<Deps, "db">): Promise<void> {
  while (await deps.db.transaction((tx) => queueNextGiftNotices(tx, deps)));
}

/**
 * Queues the owners' mails about new gifts, at most one mail an hour for each owner, and the webhooks' events. Queues no
 * mail when a queued mail already covers the gifts. Returns whether notices were due (rule: parent-mail).
 */
async function queueNextGiftNotices(tx: Executor, deps: OutboxDeps): Promise<boolean> {
  const now = deps.clock.now();
  const notices = await claimDueGiftNotices(tx);
  const delays = new Map<string, number>();
  const rows = notices.map(({ lastNoticeAt, userId, email }) => {
    const row = createMailRow(deps, { kind: "gift-recorded", to: { userId, email }, facts: {} });
    const seconds = Math.max(FIRST_WAIT_SECONDS, getGiftNoticeDelay(now, lastNoticeAt));
    delays.set(row.id, seconds);
    return { ...row, dueAt: new Date(now.getTime() + seconds * 1_000) };
  });
  for (const id of await insertMails(tx, rows)) {
    await scheduleMail(deps.jobs, tx, id, delays.get(id));
  }
  for (const { familyId, hasWebhooks } of notices) {
    if (hasWebhooks) await queueGiftEvents(tx, deps, familyId);
  }
  return notices.length > 0;
}
