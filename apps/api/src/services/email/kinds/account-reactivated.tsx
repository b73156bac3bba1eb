import * as words from "@giftling/messages/mail/account";
import { openDashboardButton } from "@giftling/messages/mail/frame";
import { z } from "zod";
import { defineParentMail } from "../composition/define-mail.ts";

/** Mail to each member of a reactivated account (rule: account-mails). */
export const accountReactivatedMail = defineParentMail({
  facts: z.strictObject({}),
  turnedOffBy: null,
  read: ({ config, links }, { role }) => ({
    role,
    dashboardUrl: links.dashboard,
    contactEmail: config.contactEmail,
  }),
  template: ({ role, dashboardUrl, contactEmail }) => ({
    subject: words.accountReactivatedSubject(),
    preview: words.accountReactivatedPreview(),
    title: words.accountReactivatedTitle(),
    body: ({ Words, Action, Small }) => (
      <>
        <Words>{words.accountReactivatedMessage()}</Words>
        <Action href={dashboardUrl}>{openDashboardButton()}</Action>
        {role === "owner" && <Small>{words.accountReactivatedSecurityNote(contactEmail)}</Small>}
      </>
    ),
  }),
  samples: ({ links }) => ({
    "account-reactivated": {
      role: "owner" as const,
      dashboardUrl: links.dashboard,
      contactEmail: "hello@giftling.example",
    },
  }),
});
