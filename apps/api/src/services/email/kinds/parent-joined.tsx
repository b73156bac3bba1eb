import { findMember } from "@giftling/db/queries/family/members";
import * as words from "@giftling/messages/mail/members";
import { z } from "zod";
import { defineParentMail } from "../composition/define-mail.ts";
import { createActionBody } from "../templates/action-body.tsx";
import { omitLinkLikeText } from "../templates/format-text.ts";

/** Mail to the owner about a new parent (rule: joining). */
export const parentJoinedMail = defineParentMail({
  facts: z.strictObject({ userId: z.string() }),
  turnedOffBy: null,
  async read({ db, links }, { family, role, facts }) {
    const member = role === "owner" ? await findMember(db, family.id, facts.userId) : null;
    return member && { name: member.firstName, email: member.email, settingsUrl: links.members };
  },
  template({ name, email, settingsUrl }) {
    const who = omitLinkLikeText(name) || email;
    return {
      subject: words.parentJoinedSubject(who),
      preview: words.parentJoinedPreview(),
      title: words.parentJoinedTitle(who),
      body: createActionBody(
        words.parentJoinedMessage(who),
        settingsUrl,
        words.viewParentsButton(),
      ),
    };
  },
  samples: ({ links }) => ({
    "parent-joined": { name: "Ben", email: "ben@example.com", settingsUrl: links.members },
  }),
});
