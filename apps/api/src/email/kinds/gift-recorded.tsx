import type { Executor } from "@giftling/db/client";
import { findAccount } from "@giftling/db/queries/account/users";
import { endNotice, listGiftsToTell } from "@giftling/db/queries/mail/facts";
import { z } from "zod";
import { parentMail } from "../composition/define-mail.ts";
import { announceGifts } from "../outbox/gift-notice.ts";
import { memberAddresses } from "../outbox/members.ts";
import { type OutboxDeps, queueAnyMails } from "../outbox/outbox.ts";
import { giftsTemplate, SAMPLE_GIFTS } from "../templates/gifts.tsx";

/**
 * All gifts since the last such mail, in one mail (rule: parent-mail). Queued by ../outbox/gift-notice.ts for the owner; when it
 * ends, the family's other parents get the same by `giftRecordedToo`.
 */
export const giftRecorded = parentMail({
  facts: z.strictObject({}),
  turnedOffBy: "giftRecorded",
  account: "open",
  async read({ db, links }, { family }) {
    const gifts = await listGiftsToTell(db, family.id);
    return gifts.length === 0 ? null : { gifts, dashboardUrl: links.dashboard };
  },
  template: giftsTemplate,
  samples: ({ links }) => ({
    "gift-recorded": { gifts: SAMPLE_GIFTS, dashboardUrl: links.dashboard },
  }),
  itemIds: ({ gifts }) => gifts.map(({ id }) => id),
  async beforeSettled(tx, deps, { id, userId }, { status, itemIds }) {
    const account = userId === null ? null : await findAccount(tx, userId);
    if (!account || status === "dead") return;
    const familyId = account.family.id;
    const giftIds = itemIds ?? (await listGiftsToTell(tx, familyId)).map((gift) => gift.id);
    await tellOthers(tx, deps, { familyId, giftIds, mailId: id, toldId: userId });
    // A refused or unwanted mail names no gifts: the parent is told of none that wait now.
    await endNotice(tx, familyId, itemIds);
  },
  // Gifts that were recorded while this mail was on its way get the next one.
  async afterSettled(tx, deps, { userId }, { status }) {
    const account = userId === null ? null : await findAccount(tx, userId);
    if (!account || status === "dead") return;
    const familyId = account.family.id;
    if ((await listGiftsToTell(tx, familyId)).length > 0) {
      await announceGifts(tx, deps, familyId);
    }
  },
});

/** Queues a mail about these gifts to every member but who was told already; each by their own switch (rule: parent-mail). */
async function tellOthers(
  tx: Executor,
  deps: OutboxDeps,
  about: { familyId: string; giftIds: readonly string[]; mailId: string; toldId: string | null },
): Promise<void> {
  const { familyId, giftIds, mailId, toldId } = about;
  if (giftIds.length === 0) return;
  const others = (await memberAddresses(tx, familyId)).filter(({ userId }) => userId !== toldId);
  const mails = others.map((to) => ({
    kind: "gift-recorded-too",
    to,
    facts: { giftIds: [...giftIds] },
    onceFor: `${mailId}:${to.userId}`,
  }));
  await queueAnyMails(tx, deps, mails);
}
