import { findMember } from "@giftling/db/queries/family/members";
import * as words from "@giftling/messages/mail/handover";
import { z } from "zod";
import { defineParentMail } from "../composition/define-mail.ts";
import { createActionBody } from "../templates/action-body.tsx";

/** Mail to the owner about a declined handover (rule: handing-over). */
export const handoverDeclinedMail = defineParentMail({
  facts: z.strictObject({ by: z.string() }),
  turnedOffBy: null,
  async read({ db, links }, { family, role, facts: { by } }) {
    if (role !== "owner") return null;
    const member = await findMember(db, family.id, by);
    return { memberName: member?.firstName ?? "", settingsUrl: links.members };
  },
  template: ({ memberName, settingsUrl }) => ({
    subject: words.handoverDeclinedSubject(memberName),
    preview: words.handoverDeclinedPreview(),
    body: createActionBody(
      words.handoverDeclinedMessage(),
      settingsUrl,
      words.openSettingsButton(),
    ),
  }),
  samples: ({ links }) => ({
    "hand-over-declined": { memberName: "Ben", settingsUrl: links.members },
  }),
});
