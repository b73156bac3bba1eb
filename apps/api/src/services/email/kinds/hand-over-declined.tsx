import { findMember } from "@giftling/db/queries/family/members";
import * as words from "@giftling/messages/mail/handover";
import { z } from "zod";
import { defineParentMail } from "../composition/define-mail.ts";

/** Mail to the owner about a declined handover (rule: handing-over). */
export const handoverDeclinedMail = defineParentMail({
  facts: z.strictObject({ by: z.string() }),
  turnedOffBy: null,
  account: "open",
  async read({ db, links }, { family, role, facts: { by } }) {
    if (role !== "owner") return null;
    const member = await findMember(db, family.id, by);
    return { memberName: member?.firstName ?? "", settingsUrl: links.members };
  },
  template: ({ memberName, settingsUrl }) => ({
    subject: words.handoverDeclinedSubject(memberName),
    preview: words.handoverDeclinedPreview(),
    title: words.handoverDeclinedSubject(memberName),
    body: ({ Words, Action }) => (
      <>
        <Words>{words.handoverDeclinedMessage()}</Words>
        <Action href={settingsUrl}>{words.openSettingsButton()}</Action>
      </>
    ),
  }),
  samples: ({ links }) => ({
    "hand-over-declined": { memberName: "Ben", settingsUrl: links.members },
  }),
});
