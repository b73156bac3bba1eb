import { findMember } from "@giftling/db/queries/family/members";
import * as words from "@giftling/messages/mail/members";
import { z } from "zod";
import { defineParentMail } from "../composition/define-mail.ts";
import { plainWord } from "../templates/words.ts";

/** Mail to the owner about a new parent (rule: joining). */
export const parentJoined = defineParentMail({
  facts: z.strictObject({ userId: z.string() }),
  turnedOffBy: null,
  account: "open",
  async read({ db, links }, { family, role, facts }) {
    const member = role === "owner" ? await findMember(db, family.id, facts.userId) : null;
    return member && { name: member.firstName, email: member.email, settingsUrl: links.members };
  },
  template({ name, email, settingsUrl }) {
    const who = plainWord(name) || email;
    return {
      subject: words.looksAfterWithYou(who),
      preview: words.exceptWhatIsYours(),
      title: words.hasJoinedYou(who),
      body: ({ Words, Action }) => (
        <>
          <Words>{words.tookUpInvitation(who)}</Words>
          <Action href={settingsUrl}>{words.seeWhoLooksAfter()}</Action>
        </>
      ),
    };
  },
  samples: ({ links }) => ({
    "parent-joined": { name: "Ben", email: "ben@example.com", settingsUrl: links.members },
  }),
});
