import type { Executor } from "@giftling/db/client";
import { type GiftNotice, queueGiftNotice } from "@giftling/db/queries/gifts/gift-effects";
import { findGiftParent } from "@giftling/db/queries/gratitude/contribution-target";
import { newId } from "@giftling/db/queries/ids";
import type { GiftParent } from "@giftling/db/queries/mail/outbox";
import type { Deps } from "../../deps.ts";
import { mailRow, sendMailJob } from "./outbox.ts";

/** Seconds that a gift's mail waits for more gifts, or for the giver to undo it. */
const FIRST_WAIT_SECONDS = 60;

/** Seconds between two such mails to one parent. */
const PAUSE_SECONDS = 3_600;

/** Seconds until a parent may get the next one; 0 when they got none lately. */
export const noticeDelay = (now: Date, lastNoticeAt: Date | null): number =>
  lastNoticeAt === null
    ? 0
    : Math.max(0, (lastNoticeAt.getTime() - now.getTime()) / 1_000 + PAUSE_SECONDS);

/**
 * The mail that tells a parent of a new gift, to be stored with it (rule: parent-mail): at most one digest an hour; one
 * that waits already covers this gift too.
 */
export function giftNotice(
  deps: Pick<Deps, "clock" | "config">,
  { userId, email, lastNoticeAt }: GiftParent,
): GiftNotice {
  const now = deps.clock.now();
  const seconds = Math.max(FIRST_WAIT_SECONDS, noticeDelay(now, lastNoticeAt));
  const id = newId();
  const row = mailRow(deps, { id, kind: "gift-recorded", to: { userId, email }, facts: {} });
  const mail = { ...row, id, dueAt: new Date(now.getTime() + seconds * 1_000) };
  return { mail, job: sendMailJob(id, seconds) };
}

/** Queues that mail for gifts that are stored already. */
export async function announceGifts(
  tx: Executor,
  deps: Pick<Deps, "clock" | "config">,
  familyId: string,
): Promise<void> {
  const parent = await findGiftParent(tx, familyId);
  if (parent) await queueGiftNotice(tx, giftNotice(deps, parent));
}
