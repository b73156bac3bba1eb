import { listGiftsToTell } from "@giftling/db/queries/mail/facts";
import { z } from "zod";
import { defineParentMail } from "../composition/define-mail.ts";
import { giftsTemplate, SAMPLE_GIFTS } from "../templates/gifts.tsx";

/** Mail to another parent about gifts that the owner is notified of in a separate mail (rule: parent-mail). */
export const giftRecordedToo = defineParentMail({
  facts: z.strictObject({ giftIds: z.array(z.string()) }),
  turnedOffBy: "giftRecorded",
  account: "open",
  async read({ db, links }, { family, facts }) {
    const gifts = await listGiftsToTell(db, family.id, facts.giftIds);
    if (gifts.length === 0) return null;
    return { gifts, writtenIn: family.language, dashboardUrl: links.dashboard };
  },
  template: giftsTemplate,
  samples: ({ links }) => ({
    "gift-recorded-too": { ...SAMPLE_GIFTS, dashboardUrl: links.dashboard },
  }),
});
