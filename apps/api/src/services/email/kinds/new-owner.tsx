import { findMember } from "@giftling/db/queries/family/members";
import * as words from "@giftling/messages/mail/members";
import { z } from "zod";
import { defineParentMail } from "../composition/define-mail.ts";
import { plainWord } from "../templates/words.ts";

/** Mail to the new owner of a family (rule: handing-over). */
export const newOwner = defineParentMail({
  facts: z.strictObject({ from: z.string() }),
  turnedOffBy: null,
  account: "open",
  async read({ db, links }, { family, role, facts }) {
    if (role !== "owner") return null;
    const from = await findMember(db, family.id, facts.from);
    return { fromName: from?.firstName ?? "", settingsUrl: links.members };
  },
  template: ({ fromName, settingsUrl }) => ({
    subject: words.youOwnIt(),
    preview: words.isYours(),
    title: words.youOwnIt(),
    body: ({ Words, Action }) => (
      <>
        <Words>{words.handedOver(plainWord(fromName) ?? "")}</Words>
        <Action href={settingsUrl}>{words.openYourSettings()}</Action>
      </>
    ),
  }),
  samples: ({ links }) => ({
    "new-owner": { fromName: "Ana", settingsUrl: links.members },
  }),
});
