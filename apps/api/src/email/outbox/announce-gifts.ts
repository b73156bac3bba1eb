import type { Executor } from "@giftling/db/client";
import { findUser } from "@giftling/db/queries/account/users";
import { newId } from "@giftling/db/queries/ids";
import { lastMailAt, upsertGiftMail } from "@giftling/db/queries/mail/outbox";
import type { Deps } from "../../deps.ts";
import { mailRow, sendLater } from "./outbox.ts";

/** Seconds that a gift's mail waits for more gifts, or for the giver to undo it. */
const FIRST_WAIT_SECONDS = 60;

/** Seconds between two such mails to one parent. */
const PAUSE_SECONDS = 3_600;

/**
 * Queues at most one digest mail an hour about new gifts to a parent (rule: parent-mail): one that waits already covers
 * this gift too. Called in the transaction that stores the gift.
 */
export async function announceGifts(
  tx: Executor,
  deps: Pick<Deps, "jobs" | "clock" | "config">,
  userId: string,
): Promise<void> {
  const parent = await findUser(tx, userId);
  if (!parent) return;
  const now = deps.clock.now().getTime();
  const last = (await lastMailAt(tx, userId, "gift-recorded"))?.getTime();
  const pause = last === undefined ? 0 : (last - now) / 1_000 + PAUSE_SECONDS;
  const seconds = Math.max(FIRST_WAIT_SECONDS, pause);
  const id = newId();
  const to = { userId, email: parent.email };
  const row = mailRow(deps, { id, kind: "gift-recorded", to, facts: {} });
  const dueAt = new Date(now + seconds * 1_000);
  const { isNew } = await upsertGiftMail(tx, { ...row, id, dueAt });
  if (isNew) await sendLater(deps.jobs, tx, id, seconds);
}
