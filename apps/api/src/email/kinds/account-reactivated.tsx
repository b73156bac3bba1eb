import { z } from "zod";
import { parentMail } from "../composition/define-mail.ts";

/** A closed account was brought back, for each of its members (rule: account-mails). */
export const accountReactivated = parentMail({
  facts: z.strictObject({}),
  turnedOffBy: null,
  account: "open",
  read: ({ config, links }, { role }) => ({
    role,
    dashboardUrl: links.dashboard,
    contactEmail: config.contactEmail,
  }),
  template: ({ role, dashboardUrl, contactEmail }) => ({
    subject: "Your Giftling account is open again",
    preview: "Everything is back, and nothing will be deleted.",
    title: "Your account is open again",
    body: ({ Words, Action, Small }) => (
      <>
        <Words>
          Welcome back. Your children's pages are where they were, with their pictures, the gifts
          and the thank-yous. Nothing will be deleted.
        </Words>
        <Action href={dashboardUrl}>Open your dashboard</Action>
        {role === "owner" && (
          <Small>{`Was it not you? Change the password that you sign in with, close the account again in your settings, and tell us at ${contactEmail}.`}</Small>
        )}
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
