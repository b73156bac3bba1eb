import { findAskingFor } from "@giftling/db/queries/family/invites";
import { z } from "zod";
import { parentMail } from "../composition/define-mail.ts";

/** Somebody took up an invitation with another address than the invited one, and waits for the owner (rule: joining). */
export const parentAsks = parentMail({
  facts: z.strictObject({ inviteId: z.string() }),
  turnedOffBy: null,
  account: "open",
  async read({ db, links, clock }, { family, role, facts }) {
    if (role !== "owner") return null;
    const asks = await findAskingFor(db, family.id, facts.inviteId, clock.now());
    return asks && { ...asks, settingsUrl: links.members };
  },
  template({ name, email, invited, settingsUrl }) {
    const who = name || "Somebody";
    return {
      subject: `${who} asks to join your family's page`,
      preview: `They signed in with another address than ${invited}.`,
      title: `Is this ${name || "who you invited"}?`,
      body: ({ Words, Action, Small }) => (
        <>
          <Words>{`You invited ${invited}. ${who} opened that invitation and signed in as ${email || "somebody without an address"}. Nobody gets in before you say yes.`}</Words>
          <Action href={settingsUrl}>Confirm or decline</Action>
          <Small>If you don't know them, decline. The link in that mail then leads nowhere.</Small>
        </>
      ),
    };
  },
  samples: ({ links }) => ({
    "parent-asks": {
      name: "Ben Okafor",
      email: "ben.work@example.com",
      invited: "ben@example.com",
      settingsUrl: links.members,
    },
  }),
});
