import { findHandover } from "@giftling/db/queries/family/handovers";
import { findMember } from "@giftling/db/queries/family/members";
import { HANDOVER_DAYS } from "@giftling/domain";
import * as words from "@giftling/messages/mail/handover";
import { z } from "zod";
import { defineParentMail } from "../composition/define-mail.ts";
import { handoverToken } from "../composition/tokens.ts";

/** Mail that requests that a parent becomes the owner. Dropped when the hand-over is no longer open (rule: handing-over). */
export const handOverAsked = defineParentMail({
  facts: z.strictObject({ handoverId: z.string() }),
  turnedOffBy: null,
  account: "open",
  async read({ db, config, links, clock }, { family, user, facts: { handoverId } }) {
    const handover = await findHandover(db, family.id, clock.now());
    if (handover?.id !== handoverId || handover.memberId !== user.id) return null;
    const owner = await findMember(db, family.id, handover.askedBy);
    return {
      ownerName: owner?.firstName ?? "",
      hasBilling: config.billing,
      handoverUrl: links.handOver(handoverToken(config.secret, handoverId)),
    };
  },
  template: ({ ownerName, hasBilling, handoverUrl }) => ({
    subject: words.asksYou(ownerName),
    preview: words.nothingChangesYet(),
    title: words.asksYou(ownerName),
    body: ({ Words, Action, Small }) => (
      <>
        <Words>{hasBilling ? words.whatBecomesYours() : words.whatBecomesYoursWithoutPlan()}</Words>
        <Action href={handoverUrl}>{words.acceptOrDecline()}</Action>
        <Small>{words.linkWorksForDays(HANDOVER_DAYS)}</Small>
      </>
    ),
  }),
  samples: ({ links }) => ({
    "hand-over-asked": {
      ownerName: "Ana",
      hasBilling: true,
      handoverUrl: links.handOver("sample"),
    },
  }),
});
