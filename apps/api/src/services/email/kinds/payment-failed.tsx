import { listPastDueOwners } from "@giftling/db/queries/mail/due-mails";
import * as words from "@giftling/messages/mail/plan";
import { z } from "zod";
import { defineParentMail } from "../composition/define-mail.ts";
import { createActionBody } from "../templates/action-body.tsx";

/**
 * Mail to the owner about a failed payment, once per billing period. The owner cannot switch this mail off
 * (rule: parent-mail).
 */
export const paymentFailedMail = defineParentMail({
  facts: z.strictObject({}),
  turnedOffBy: null,
  async due({ db, config }) {
    if (!config.billing) return [];
    return (await listPastDueOwners(db)).map(({ userId, email, currentPeriodEnd }) => ({
      to: { userId, email },
      facts: {},
      onceFor: `${userId}:${currentPeriodEnd?.toISOString() ?? "first"}`,
    }));
  },
  read: ({ config, links }, { family }) =>
    family.subscriptionStatus === "past_due" && config.billing
      ? { subscriptionUrl: links.subscription }
      : null,
  template: ({ subscriptionUrl }) => ({
    subject: words.paymentFailedSubject(),
    preview: words.paymentFailedPreview(),
    title: words.paymentFailedTitle(),
    body: createActionBody(words.paymentFailedMessage(), subscriptionUrl, words.checkCardButton()),
  }),
  samples: ({ links }) => ({ "payment-failed": { subscriptionUrl: links.subscription } }),
});
