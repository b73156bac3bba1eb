import { openDashboardButton } from "@giftling/messages/mail/frame";
import * as words from "@giftling/messages/mail/gifts";
import { z } from "zod";
import { defineParentMail } from "../composition/define-mail.ts";
import { createActionBody } from "../templates/action-body.tsx";

/** Mail to parents when gifts exceed a rate limit, at most once a day (rule: rate-limits). */
export const busyHubMail = defineParentMail({
  facts: z.strictObject({}),
  turnedOffBy: "giftRecorded",
  read: ({ links }) => ({ dashboardUrl: links.dashboard }),
  template: ({ dashboardUrl }) => ({
    subject: words.busyHubTitle(),
    preview: words.busyHubPreview(),
    body: createActionBody(words.busyHubMessage(), dashboardUrl, openDashboardButton()),
  }),
  samples: ({ links }) => ({ "busy-hub": { dashboardUrl: links.dashboard } }),
});
