import { openYourDashboard } from "@giftling/messages/mail/frame";
import * as words from "@giftling/messages/mail/gifts";
import { z } from "zod";
import { defineParentMail } from "../composition/define-mail.ts";

/** Mail about more gifts than the limits allow, at most once a day (rule: rate-limits). */
export const busyHub = defineParentMail({
  facts: z.strictObject({}),
  turnedOffBy: "giftRecorded",
  account: "open",
  read: ({ links }) => ({ dashboardUrl: links.dashboard }),
  template: ({ dashboardUrl }) => ({
    subject: words.busyTitle(),
    preview: words.askedToWait(),
    title: words.busyTitle(),
    body: ({ Words, Action }) => (
      <>
        <Words>{words.ifThatWasYourParty()}</Words>
        <Action href={dashboardUrl}>{openYourDashboard()}</Action>
      </>
    ),
  }),
  samples: ({ links }) => ({ "busy-hub": { dashboardUrl: links.dashboard } }),
});
