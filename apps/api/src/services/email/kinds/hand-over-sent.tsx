import { findHandover } from "@giftling/db/queries/family/handovers";
import { findMember } from "@giftling/db/queries/family/members";
import { HANDOVER_DAYS } from "@giftling/domain";
import * as words from "@giftling/messages/mail/handover";
import { z } from "zod";
import { defineParentMail } from "../composition/define-mail.ts";

/** Mail that confirms a requested hand-over to the owner (rule: handing-over). */
export const handOverSent = defineParentMail({
  facts: z.strictObject({ handoverId: z.string() }),
  turnedOffBy: null,
  account: "open",
  async read({ db, links, clock }, { family, user, facts: { handoverId } }) {
    const handover = await findHandover(db, family.id, clock.now());
    if (handover?.id !== handoverId || handover.askedBy !== user.id) return null;
    const member = await findMember(db, family.id, handover.memberId);
    return { memberName: member?.firstName ?? "", settingsUrl: links.members };
  },
  template: ({ memberName, settingsUrl }) => ({
    subject: words.youAsked(memberName),
    preview: words.nothingChangesUntil(memberName),
    title: words.youAsked(memberName),
    body: ({ Words, Action, Small }) => (
      <>
        <Words>{words.theyHaveDays(memberName, HANDOVER_DAYS)}</Words>
        <Action href={settingsUrl}>{words.openYourSettings()}</Action>
        <Small>{words.ifItWasntYou()}</Small>
      </>
    ),
  }),
  samples: ({ links }) => ({
    "hand-over-sent": { memberName: "Ben", settingsUrl: links.members },
  }),
});
