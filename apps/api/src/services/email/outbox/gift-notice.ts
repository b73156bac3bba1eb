import type { Executor } from "@giftling/db/client";
import { lockFamily } from "@giftling/db/queries/account/families";
import type { Account } from "@giftling/db/queries/account/users";
import {
  appendToQueuedGiftNotice,
  claimDueGiftNotices,
  findLastGiftNoticeTime,
  listNotifiedGiftIds,
} from "@giftling/db/queries/gifts/gift-notices";
import { listGiftsAwaitingNotice } from "@giftling/db/queries/mail/facts";
import { listWishGivers } from "@giftling/db/queries/mail/removed-wishes";
import { insertMails } from "@giftling/db/queries/operation/mail-outbox";
import type { Deps } from "../../deps.ts";
import { queueGiftEvents } from "../../webhooks/queue-events.ts";
import {
  createMailRow,
  listMemberAddresses,
  type OutboxDeps,
  queueUnvalidatedMails,
  scheduleMail,
} from "./outbox.ts";

/** Delay of the mail about a gift, in seconds. The delay leaves time for further gifts and for an undo. */
const FIRST_WAIT_SECONDS = 60;

/** Minimum interval between two gift mails to one parent, in seconds. */
const PAUSE_SECONDS = 3_600;

/** Returns the number of seconds until a parent can get the next gift mail, or 0 if no gift mail was sent recently. */
const getGiftNoticeDelay = (now: Date, lastNoticeAt: Date | null): number =>
  lastNoticeAt === null
    ? 0
    : Math.max(0, (lastNoticeAt.getTime() - now.getTime()) / 1_000 + PAUSE_SECONDS);

/** Queues the mails and the webhooks' events about gifts since the last call. Safe to call concurrently. */
export async function queueDueGiftNotices(deps: OutboxDeps & Pick<Deps, "db">): Promise<void> {
  while (await deps.db.transaction((tx) => queueNextGiftNotices(tx, deps)));
}

/** Queues the owners' due mails about new gifts. Returns whether notices were due (rule: parent-mail). */
async function queueNextGiftNotices(tx: Executor, deps: OutboxDeps): Promise<boolean> {
  const now = deps.clock.now();
  const notices = await claimDueGiftNotices(tx);
  const delays = new Map<string, number>();
  const rows = notices.map(({ lastNoticeAt, userId, email }) => {
    const seconds = Math.max(FIRST_WAIT_SECONDS, getGiftNoticeDelay(now, lastNoticeAt));
    const mail = { kind: "gift-recorded", to: { userId, email }, facts: {} };
    const row = createMailRow(deps, mail, seconds);
    delays.set(row.id, seconds);
    return row;
  });
  for (const id of await insertMails(tx, rows)) {
    await scheduleMail(deps.jobs, tx, id, delays.get(id));
  }
  for (const { familyId, hasWebhooks } of notices) {
    if (hasWebhooks) await queueGiftEvents(tx, deps, familyId);
  }
  return notices.length > 0;
}

/**
 * Queues a mail about the gifts `ids`, or about all pending gifts, to every parent except `told`. If a parent already
 * has a queued gift mail, adds the gifts to that mail. A new mail is due immediately, or an hour after the parent's
 * previous gift mail. Never notifies a parent of a gift twice (rule: parent-mail).
 */
export async function notifyOtherParentsOfGifts(
  tx: Executor,
  deps: OutboxDeps,
  told: Pick<Account, "user" | "family">,
  ids?: readonly string[],
): Promise<void> {
  const familyId = told.family.id;
  const others = async () =>
    (await listMemberAddresses(tx, familyId)).filter(({ userId }) => userId !== told.user.id);
  if ((await others()).length === 0) return;
  // The lock ensures that the second of two concurrent processes sees the mails that the first queued.
  await lockFamily(tx, familyId);
  const giftIds = ids ?? (await listGiftsAwaitingNotice(tx, familyId)).map(({ id }) => id);
  const now = deps.clock.now();
  for (const to of await others()) {
    const known = await listNotifiedGiftIds(tx, to.userId);
    const news = giftIds.filter((id) => !known.has(id));
    if (news.length === 0 || (await appendToQueuedGiftNotice(tx, to.userId, news, now))) continue;
    const delay = getGiftNoticeDelay(now, await findLastGiftNoticeTime(tx, to.userId));
    const facts = { giftIds: news };
    await queueUnvalidatedMails(tx, deps, [{ kind: "gift-recorded-too", to, facts }], delay);
  }
}

/** Queues a delayed mail to each giver of a wish that a parent deletes or archives (rule: deleted-wish). */
export async function queueWishRemovalNotices(tx: Executor, deps: OutboxDeps, itemId: string) {
  const mails = (await listWishGivers(tx, itemId)).map((to) => ({
    kind: "wish-removed",
    to,
    facts: { itemId },
    onceFor: `${itemId}:${to.contactId}`,
  }));
  await queueUnvalidatedMails(tx, deps, mails, deps.config.mail.updateDelay);
}
