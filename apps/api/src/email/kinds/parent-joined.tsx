import { findMember } from "@giftling/db/queries/family/members";
import { z } from "zod";
import { parentMail } from "../composition/define-mail.ts";

/** Somebody looks after the family now, for its owner (rule: joining). */
export const parentJoined = parentMail({
  facts: z.strictObject({ userId: z.string() }),
  turnedOffBy: null,
  account: "open",
  async read({ db, links }, { family, role, facts }) {
    const member = role === "owner" ? await findMember(db, family.id, facts.userId) : null;
    return member && { name: member.firstName, email: member.email, settingsUrl: links.members };
  },
  template({ name, email, settingsUrl }) {
    const who = name || email || "Somebody";
    return {
      subject: `${who} looks after your family's page with you now`,
      preview: "They can do all that you do, except for what is yours as the owner.",
      title: `${who} has joined you`,
      body: ({ Words, Action }) => (
        <>
          <Words>{`${who} took up your invitation. From now on you both see the gifts, write the news and say thank you. The plan, the page's address and who looks after it stay with you.`}</Words>
          <Action href={settingsUrl}>See who looks after your page</Action>
        </>
      ),
    };
  },
  samples: ({ links }) => ({
    "parent-joined": { name: "Ben", email: "ben@example.com", settingsUrl: links.members },
  }),
});
