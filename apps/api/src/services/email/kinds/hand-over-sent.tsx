import { findHandover } from "@giftling/db/queries/family/handovers";
import { findMember } from "@giftling/db/queries/family/members";
import { HANDOVER_DAYS } from "@giftling/domain";
import * as words from "@giftling/messages/mail/handover";
import { z } from "zod";
import { defineParentMail } from "../composition/define-mail.ts";
import { createActionBody } from "../templates/action-body.tsx";

/** Mail to the owner that confirms the request for a handover (rule: handing-over). */
export const handoverConfirmationMail = defineParentMail({
  facts: z.strictObject({ handoverId: z.string() }),
  turnedOffBy: null,
  async read({ db, links, clock }, { family, user, facts: { handoverId } }) {
    const handover = await findHandover(db, family.id, clock.now());
    if (handover?.id !== handoverId || handover.askedBy !== user.id) return null;
    const member = await findMember(db, family.id, handover.memberId);
    return { memberName: member?.firstName ?? "", settingsUrl: links.members };
  },
  template: ({ memberName, settingsUrl }) => ({
    subject: words.handoverSentSubject(memberName),
    preview: words.handoverSentPreview(memberName),
    body: createActionBody(
      words.handoverSentMessage(memberName, HANDOVER_DAYS),
      settingsUrl,
      words.openSettingsButton(),
      words.handoverSentSecurityNote(),
    ),
  }),
  samples: ({ links }) => ({
    "hand-over-sent": { memberName: "Ben", settingsUrl: links.members },
  }),
});
