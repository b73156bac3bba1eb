import { findHandover } from "@giftling/db/queries/family/handovers";
import { findMember } from "@giftling/db/queries/family/members";
import { HANDOVER_DAYS } from "@giftling/domain";
import * as words from "@giftling/messages/mail/handover";
import { z } from "zod";
import { defineParentMail } from "../composition/define-mail.ts";
import { deriveHandoverToken } from "../composition/tokens.ts";
import { createActionBody } from "../templates/action-body.tsx";

/**
 * Mail that requests a parent's consent to become the owner. The mail is dropped when the handover is no longer open
 * (rule: handing-over).
 */
export const handoverRequestMail = defineParentMail({
  facts: z.strictObject({ handoverId: z.string() }),
  turnedOffBy: null,
  async read({ db, config, links, clock }, { family, user, facts: { handoverId } }) {
    const handover = await findHandover(db, family.id, clock.now());
    if (handover?.id !== handoverId || handover.memberId !== user.id) return null;
    const owner = await findMember(db, family.id, handover.askedBy);
    return {
      ownerName: owner?.firstName ?? "",
      hasBilling: config.billing,
      handoverUrl: links.handover(deriveHandoverToken(config.secret, handoverId)),
    };
  },
  template: ({ ownerName, hasBilling, handoverUrl }) => ({
    subject: words.handoverRequestSubject(ownerName),
    preview: words.handoverRequestPreview(),
    body: createActionBody(
      hasBilling ? words.handoverRequestMessage() : words.handoverRequestMessageWithoutBilling(),
      handoverUrl,
      words.respondToHandoverButton(),
      words.handoverLinkNote(HANDOVER_DAYS),
    ),
  }),
  samples: ({ links }) => ({
    "hand-over-asked": {
      ownerName: "Ana",
      hasBilling: true,
      handoverUrl: links.handover("sample"),
    },
  }),
});
