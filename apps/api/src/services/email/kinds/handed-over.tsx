import { findMember } from "@giftling/db/queries/family/members";
import * as words from "@giftling/messages/mail/handover";
import { z } from "zod";
import { defineParentMail } from "../composition/define-mail.ts";

/** Mail to the former owner about an accepted handover (rule: handing-over). */
export const handoverCompletedMail = defineParentMail({
  facts: z.strictObject({ to: z.string() }),
  turnedOffBy: null,
  async read({ db, config, links }, { family, role, facts: { to } }) {
    if (role === "owner") return null;
    const owner = await findMember(db, family.id, to);
    return {
      ownerName: owner?.firstName ?? "",
      hasPlan: config.billing && family.stripeCustomerId !== null,
      dashboardUrl: links.dashboard,
    };
  },
  template: ({ ownerName, hasPlan, dashboardUrl }) => ({
    subject: words.handoverAcceptedSubject(ownerName),
    preview: words.handoverAcceptedPreview(),
    body: ({ Words, Action }) => (
      <>
        <Words>{words.handoverAcceptedMessage()}</Words>
        {hasPlan && <Words>{words.cardRemovedMessage()}</Words>}
        <Action href={dashboardUrl}>{words.openDashboardButton()}</Action>
      </>
    ),
  }),
  samples: ({ links }) => ({
    "handed-over": { ownerName: "Ben", hasPlan: true, dashboardUrl: links.dashboard },
  }),
});
