import { findInviteForMail } from "@giftling/db/queries/family/invites";
import { INVITE_DAYS } from "@giftling/domain";
import * as words from "@giftling/messages/mail/members";
import { z } from "zod";
import { defineInvitationMail } from "../composition/define-mail.ts";
import { invitationToken } from "../composition/tokens.ts";
import { plainNames } from "../templates/words.ts";

/** Mail that invites a person to join a family. Omits names that a mail program may turn into a link (rule: invitations). */
export const invitation = defineInvitationMail({
  facts: z.strictObject({ inviteId: z.string() }),
  async read({ db, config, links, clock }, { facts: { inviteId } }) {
    // The invitation was withdrawn, accepted or expired since.
    const invite = await findInviteForMail(db, inviteId, clock.now());
    if (!invite) return null;
    return { ...invite, joinUrl: links.join(invitationToken(config.secret, inviteId)) };
  },
  template({ ownerName, childNames, joinUrl }) {
    const [who = ""] = plainNames([ownerName]);
    const names = plainNames(childNames);
    const title = words.invitesYou(who, names);
    return {
      subject: title,
      preview: words.togetherWith(),
      title,
      reason: words.addressWasInvited(),
      body: ({ Words, Action, Small }) => (
        <>
          <Words>{words.keepsPages(who, names)}</Words>
          <Action href={joinUrl}>{words.seeTheInvitation()}</Action>
          <Small>{words.worksForDays(INVITE_DAYS)}</Small>
        </>
      ),
    };
  },
  samples: ({ links }) => ({
    invitation: {
      ownerName: "Ana",
      childNames: ["Emma", "Theo"],
      joinUrl: links.join("sample"),
    },
  }),
});
