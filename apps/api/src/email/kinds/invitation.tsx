import { findInviteForMail } from "@giftling/db/queries/family/invites";
import { INVITE_DAYS, pagesOf } from "@giftling/domain";
import { z } from "zod";
import { invitedMail } from "../composition/define-mail.ts";
import { invitationToken } from "../composition/tokens.ts";
import { joinNames, plainNames } from "../templates/words.ts";

/** Somebody is invited to look after a family's pages (rule: invitations). No name that a mail program makes a link of. */
export const invitation = invitedMail({
  facts: z.strictObject({ inviteId: z.string() }),
  async read({ db, config, links, clock }, { facts: { inviteId } }) {
    // Withdrawn, taken up, or over meanwhile.
    const invite = await findInviteForMail(db, inviteId, clock.now());
    if (!invite) return null;
    return { ...invite, joinUrl: links.join(invitationToken(config.secret, inviteId)) };
  },
  template({ ownerName, childNames, joinUrl }) {
    const who = joinNames(plainNames([ownerName])) || "Somebody";
    const pages = pagesOf(plainNames(childNames));
    const title = `${who} invites you to look after ${pages}`;
    return {
      subject: title,
      preview: "Wishes, news and thank-yous, together with the other parent.",
      title,
      reason: "You get this because somebody invited this address.",
      body: ({ Words, Action, Small }) => (
        <>
          <Words>{`${who} keeps ${pages} on Giftling: a wishlist, family news and thank-yous for everybody who gives. ${who} would like to do that together with you.`}</Words>
          <Action href={joinUrl}>See the invitation</Action>
          <Small>{`The link works for ${INVITE_DAYS} days and is only for you. If you don't know what this is about, there is nothing to do.`}</Small>
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
