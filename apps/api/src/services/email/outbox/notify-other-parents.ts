import type { Executor } from "@giftling/db/client";
import { lockFamily } from "@giftling/db/queries/account/families";
import type { Account } from "@giftling/db/queries/account/users";
import { listUnnotifiedGifts } from "@giftling/db/queries/mail/facts";
import {
  appendToQueuedNotice,
  findLastGiftNoticeTime,
  listQueuedNoticeGiftIds,
} from "@giftling/db/queries/mail/notices";
import { insertMails } from "@giftling/db/queries/operation/mail-outbox";
import { getGiftNoticeDelay } from "./gift-notice.ts";
import { createMailRow, listMemberAddresses, type OutboxDeps, scheduleMail } from "./outbox.ts";

/**
 * Queues a mail about the gifts `ids`, or about all pending gifts, to every parent except `told`. If a parent already
 * has a queued gift mail, adds the gifts to that mail. A new mail is due immediately, or an hour after the parent's
 * previous gift mail. Never notifies a parent of a gift twice (rule: parent-mail).
 */
export async function notifyOtherParents(
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
  const giftIds = ids ?? (await listUnnotifiedGifts(tx, familyId)).map(({ id }) => id);
  const now = deps.clock.now();
  for (const to of await others()) {
    const known = await listQueuedNoticeGiftIds(tx, to.userId);
    const news = giftIds.filter((id) => !known.has(id));
    if (news.length === 0 || (await appendToQueuedNotice(tx, to.userId, news, now))) continue;
    const delay = getGiftNoticeDelay(now, await findLastGiftNoticeTime(tx, to.userId));
    const row = createMailRow(deps, { kind: "gift-recorded-too", to, facts: { giftIds: news } });
    const dueAt = new Date(now.getTime() + delay * 1_000);
    await insertMails(tx, [{ ...row, dueAt }]);
    await scheduleMail(deps.jobs, tx, row.id, delay);
  }
}
