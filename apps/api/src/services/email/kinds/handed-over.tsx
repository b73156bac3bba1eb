import { findMember } from "@giftling/db/queries/family/members";
import * as words from "@giftling/messages/mail/handover";
import { z } from "zod";
import { defineParentMail } from "../composition/define-mail.ts";

/** Mail to the former owner about an accepted hand-over (rule: handing-over). */
export const handedOver = defineParentMail({
  facts: z.strictObject({ to: z.string() }),
  turnedOffBy: null,
  account: "open",
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
    subject: words.ownsItNow(ownerName),
    preview: words.youGoOn(),
    title: words.ownsItNow(ownerName),
    body: ({ Words, Action }) => (
      <>
        <Words>{words.theyAccepted()}</Words>
        {hasPlan && <Words>{words.yourCardIsRemoved()}</Words>}
        <Action href={dashboardUrl}>{words.openTheDashboard()}</Action>
      </>
    ),
  }),
  samples: ({ links }) => ({
    "handed-over": { ownerName: "Ben", hasPlan: true, dashboardUrl: links.dashboard },
  }),
});
