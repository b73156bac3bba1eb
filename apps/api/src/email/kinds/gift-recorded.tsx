import { findAccount } from "@giftling/db/queries/account/users";
import { endNotice, listGiftsToTell } from "@giftling/db/queries/mail/facts";
import { z } from "zod";
import { parentMail } from "../composition/define-mail.ts";
import { announceGifts } from "../outbox/gift-notice.ts";
import { tellOtherParents } from "../outbox/gift-notice-too.ts";
import { giftsTemplate, SAMPLE_GIFTS } from "../templates/gifts.tsx";

/**
 * Mail about all gifts since the last one (rule: parent-mail). Queued by ../outbox/gift-notice.ts for the owner. With each
 * attempt, and at its end, the other parents are notified of the same gifts by `giftRecordedToo`.
 */
export const giftRecorded = parentMail({
  facts: z.strictObject({}),
  turnedOffBy: "giftRecorded",
  account: "open",
  async read({ db, links }, { family }) {
    const gifts = await listGiftsToTell(db, family.id);
    if (gifts.length === 0) return null;
    return { gifts, writtenIn: family.language, dashboardUrl: links.dashboard };
  },
  template: giftsTemplate,
  samples: ({ links }) => ({
    "gift-recorded": { ...SAMPLE_GIFTS, dashboardUrl: links.dashboard },
  }),
  itemIds: ({ gifts }) => gifts.map(({ id }) => id),
  // A mailbox that accepts no mail must not delay the others.
  async beforeTry(tx, deps, { userId }) {
    const account = userId === null ? null : await findAccount(tx, userId);
    if (account) await tellOtherParents(tx, deps, account);
  },
  async beforeSettled(tx, deps, { userId }, { status, itemIds }) {
    const account = userId === null ? null : await findAccount(tx, userId);
    if (!account || status === "dead") return;
    const familyId = account.family.id;
    // Gifts recorded since this attempt started.
    await tellOtherParents(tx, deps, account, itemIds);
    // A refused or unwanted mail lists no gifts. The parent is not notified of those that wait now.
    await endNotice(tx, familyId, itemIds);
  },
  // Gifts recorded while this mail was being sent are in the next one.
  async afterSettled(tx, deps, { userId }, { status }) {
    const account = userId === null ? null : await findAccount(tx, userId);
    if (!account || status === "dead") return;
    const familyId = account.family.id;
    if ((await listGiftsToTell(tx, familyId)).length > 0) {
      await announceGifts(tx, deps, familyId);
    }
  },
});
