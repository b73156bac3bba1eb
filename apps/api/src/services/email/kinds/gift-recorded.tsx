import { findAccount } from "@giftling/db/queries/account/users";
import { insertDueGiftNotice } from "@giftling/db/queries/gifts/due-notices";
import { listUnnotifiedGifts, markGiftsNotified } from "@giftling/db/queries/mail/facts";
import { z } from "zod";
import { defineParentMail } from "../composition/define-mail.ts";
import { notifyOtherParents } from "../outbox/notify-other-parents.ts";
import { createGiftsMailText, SAMPLE_GIFTS } from "../templates/gifts.tsx";

/**
 * Mail to the owner about all gifts since the owner's previous gift mail. ../outbox/gift-notice.ts queues the mail.
 * Each attempt to send the mail also queues `coParentGiftMail` for the other parents (rule: parent-mail).
 */
export const giftRecordedMail = defineParentMail({
  facts: z.strictObject({}),
  turnedOffBy: "giftRecorded",
  async read({ db, links }, { family }) {
    const gifts = await listUnnotifiedGifts(db, family.id);
    const [first] = gifts;
    if (first === undefined) return null;
    return { gifts, writtenIn: family.language, inboxUrl: links.inbox(first.kidId, first.id) };
  },
  template: createGiftsMailText,
  // The mail's sending marks its gifts as notified, so the notification identifies the gifts.
  async getPushedMail(db, familyId) {
    const giftIds = (await listUnnotifiedGifts(db, familyId)).map(({ id }) => id);
    return { kind: "gift-recorded-too", facts: { giftIds }, itemIds: giftIds };
  },
  samples: ({ links }) => ({
    "gift-recorded": { ...SAMPLE_GIFTS, inboxUrl: links.inbox("k1", "1") },
  }),
  itemIds: ({ gifts }) => gifts.map(({ id }) => id),
  // Notifies the other parents first, because a full mailbox of the owner must not delay their mail.
  async beforeTry(tx, deps, { userId }) {
    const account = userId === null ? null : await findAccount(tx, userId);
    if (account) await notifyOtherParents(tx, deps, account);
  },
  async beforeSettled(tx, deps, { userId }, { status, itemIds }) {
    const account = userId === null ? null : await findAccount(tx, userId);
    if (!account || status === "dead") return;
    const familyId = account.family.id;
    // Notifies the other parents of gifts recorded since this attempt started.
    await notifyOtherParents(tx, deps, account, itemIds);
    // Also marks the gifts of a failed or dropped mail, so that the owner gets no further mail about them.
    await markGiftsNotified(tx, familyId, itemIds);
  },
  // Queues the next mail for gifts recorded while this mail was being sent.
  async afterSettled(tx, _deps, { userId }, { status }) {
    const account = userId === null ? null : await findAccount(tx, userId);
    if (!account || status === "dead") return;
    const familyId = account.family.id;
    if ((await listUnnotifiedGifts(tx, familyId)).length > 0)
      await insertDueGiftNotice(tx, familyId);
  },
});
