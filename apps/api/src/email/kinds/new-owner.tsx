import { findMember } from "@giftling/db/queries/family/members";
import { z } from "zod";
import { parentMail } from "../composition/define-mail.ts";

/** The family was handed over to this parent (rule: handing-over). */
export const newOwner = parentMail({
  facts: z.strictObject({ from: z.string() }),
  turnedOffBy: null,
  account: "open",
  async read({ db, links }, { family, role, facts }) {
    if (role !== "owner") return null;
    const from = await findMember(db, family.id, facts.from);
    return { fromName: from?.firstName ?? "", settingsUrl: links.members };
  },
  template({ fromName, settingsUrl }) {
    const who = fromName || "The owner so far";
    return {
      subject: "You own your family's page now",
      preview: "The plan, the address and who looks after the page are yours.",
      title: "You own your family's page now",
      body: ({ Words, Action }) => (
        <>
          <Words>{`${who} handed the page over to you. The plan, the page's address and who looks after it are yours from here on. Everything else stays as it was.`}</Words>
          <Action href={settingsUrl}>Open your settings</Action>
        </>
      ),
    };
  },
  samples: ({ links }) => ({
    "new-owner": { fromName: "Ana", settingsUrl: links.members },
  }),
});
