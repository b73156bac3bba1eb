import { findJoinRequest } from "@giftling/db/queries/family/invites";
import { isInvitedAddress } from "@giftling/domain";
import * as words from "@giftling/messages/mail/members";
import { z } from "zod";
import { defineParentMail } from "../composition/define-mail.ts";
import { omitLinkLikeText } from "../templates/format-text.ts";

/** Mail to the owner about a person who requests to join and has not verified the invited address (rule: joining). */
export const joinRequestMail = defineParentMail({
  facts: z.strictObject({ inviteId: z.string() }),
  turnedOffBy: null,
  async read({ db, links, clock }, { family, role, facts }) {
    if (role !== "owner") return null;
    const asks = await findJoinRequest(db, family.id, facts.inviteId, clock.now());
    return asks && { ...asks, settingsUrl: links.members };
  },
  template({ name, email, invited, settingsUrl }) {
    const who = omitLinkLikeText(name) ?? "";
    return {
      subject: words.joinRequestSubject(who),
      preview: words.joinRequestPreview(invited),
      title: words.joinRequestTitle(who),
      body: ({ Words, Action, Small }) => (
        <>
          <Words>{words.joinRequestMessage(invited, who, email)}</Words>
          {isInvitedAddress(email, invited) && <Words>{words.unconfirmedAddressMessage()}</Words>}
          <Action href={settingsUrl}>{words.respondToJoinRequestButton()}</Action>
          <Small>{words.joinRequestSecurityNote()}</Small>
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
