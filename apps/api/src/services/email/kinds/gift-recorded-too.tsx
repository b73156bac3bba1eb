import { listUnnotifiedGifts } from "@giftling/db/queries/mail/facts";
import { z } from "zod";
import { defineParentMail } from "../composition/define-mail.ts";
import { createGiftsMailText, SAMPLE_GIFTS } from "../templates/gifts.tsx";

/** Mail about new gifts to a parent who is not the owner (rule: parent-mail). */
export const coParentGiftMail = defineParentMail({
  facts: z.strictObject({ giftIds: z.array(z.string()) }),
  turnedOffBy: "giftRecorded",
  async read({ db, links }, { family, facts }) {
    const gifts = await listUnnotifiedGifts(db, family.id, facts.giftIds);
    const [first] = gifts;
    if (first === undefined) return null;
    return { gifts, writtenIn: family.language, inboxUrl: links.inbox(first.kidId, first.id) };
  },
  template: createGiftsMailText,
  samples: ({ links }) => ({
    "gift-recorded-too": { ...SAMPLE_GIFTS, inboxUrl: links.inbox("k1", "1") },
  }),
});
