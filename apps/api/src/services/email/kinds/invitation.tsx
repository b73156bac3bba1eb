import { findInviteForMail } from "@giftling/db/queries/family/invites";
import { INVITE_DAYS } from "@giftling/domain";
import * as words from "@giftling/messages/mail/members";
import { z } from "zod";
import { defineAddressMail } from "../composition/define-mail.ts";
import { deriveInvitationToken } from "../composition/tokens.ts";
import { createActionBody } from "../templates/action-body.tsx";
import { omitLinkLikeNames } from "../templates/format-text.ts";

/**
 * Mail that invites a person to join a family. Omits names that mail programs could turn into links
 * (rule: invitations).
 */
export const invitationMail = defineAddressMail({
  facts: z.strictObject({ inviteId: z.string() }),
  async read({ db, config, links, clock }, { facts: { inviteId } }) {
    // Dropped if the invitation was withdrawn, accepted or expired.
    const invite = await findInviteForMail(db, inviteId, clock.now());
    if (!invite) return null;
    return { ...invite, joinUrl: links.join(deriveInvitationToken(config.secret, inviteId)) };
  },
  template({ ownerName, childNames, joinUrl }) {
    const [who = ""] = omitLinkLikeNames([ownerName]);
    const names = omitLinkLikeNames(childNames);
    return {
      subject: words.invitationSubject(who, names),
      preview: words.invitationPreview(),
      reason: words.invitationReason(),
      body: createActionBody(
        words.invitationMessage(who, names),
        joinUrl,
        words.viewInvitationButton(),
        words.invitationLinkNote(INVITE_DAYS),
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
