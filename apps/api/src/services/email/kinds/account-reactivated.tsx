import * as words from "@giftling/messages/mail/account";
import { openYourDashboard } from "@giftling/messages/mail/frame";
import { z } from "zod";
import { defineParentMail } from "../composition/define-mail.ts";

/** Mail to each member of a reactivated account (rule: account-mails). */
export const accountReactivated = defineParentMail({
  facts: z.strictObject({}),
  turnedOffBy: null,
  account: "open",
  read: ({ config, links }, { role }) => ({
    role,
    dashboardUrl: links.dashboard,
    contactEmail: config.contactEmail,
  }),
  template: ({ role, dashboardUrl, contactEmail }) => ({
    subject: words.openAgainSubject(),
    preview: words.everythingIsBack(),
    title: words.openAgainTitle(),
    body: ({ Words, Action, Small }) => (
      <>
        <Words>{words.welcomeBack()}</Words>
        <Action href={dashboardUrl}>{openYourDashboard()}</Action>
        {role === "owner" && <Small>{words.wasItNotYouAgain(contactEmail)}</Small>}
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
