import { findMember } from "@giftling/db/queries/family/members";
import * as words from "@giftling/messages/mail/members";
import { z } from "zod";
import { defineParentMail } from "../composition/define-mail.ts";
import { createActionBody } from "../templates/action-body.tsx";
import { omitLinkLikeText } from "../templates/format-text.ts";

/** Mail to the new owner after a completed handover (rule: handing-over). */
export const newOwnerMail = defineParentMail({
  facts: z.strictObject({ from: z.string() }),
  turnedOffBy: null,
  async read({ db, links }, { family, role, facts }) {
    if (role !== "owner") return null;
    const from = await findMember(db, family.id, facts.from);
    return { fromName: from?.firstName ?? "", settingsUrl: links.members };
  },
  template: ({ fromName, settingsUrl }) => ({
    subject: words.newOwnerSubject(),
    preview: words.newOwnerPreview(),
    body: createActionBody(
      words.newOwnerMessage(omitLinkLikeText(fromName) ?? ""),
      settingsUrl,
      words.openSettingsButton(),
    ),
  }),
  samples: ({ links }) => ({
    "new-owner": { fromName: "Ana", settingsUrl: links.members },
  }),
});
