import { findAskingFor } from "@giftling/db/queries/family/invites";
import { isInvitedAddress } from "@giftling/domain";
import * as words from "@giftling/messages/mail/members";
import { z } from "zod";
import { defineParentMail } from "../composition/define-mail.ts";
import { plainWord } from "../templates/words.ts";

/** Mail to the owner about a person who requests to join and has not verified the invited address (rule: joining). */
export const parentAsks = defineParentMail({
  facts: z.strictObject({ inviteId: z.string() }),
  turnedOffBy: null,
  account: "open",
  async read({ db, links, clock }, { family, role, facts }) {
    if (role !== "owner") return null;
    const asks = await findAskingFor(db, family.id, facts.inviteId, clock.now());
    return asks && { ...asks, settingsUrl: links.members };
  },
  template({ name, email, invited, settingsUrl }) {
    const who = plainWord(name) ?? "";
    return {
      subject: words.asksToJoin(who),
      preview: words.openedYours(invited),
      title: words.isThis(who),
      body: ({ Words, Action, Small }) => (
        <>
          <Words>{words.openedInvitation(invited, who, email)}</Words>
          {isInvitedAddress(email, invited) && <Words>{words.addressIsUnconfirmed()}</Words>}
          <Action href={settingsUrl}>{words.confirmOrDecline()}</Action>
          <Small>{words.ifYouDontKnowThem()}</Small>
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
    "parent-asks-unconfirmed": {
      name: "Ben Okafor",
      email: "ben@example.com",
      invited: "ben@example.com",
      settingsUrl: links.members,
    },
  }),
});
