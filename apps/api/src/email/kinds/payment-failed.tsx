import { listPastDue } from "@giftling/db/queries/mail/due";
import { z } from "zod";
import { parentMail } from "../composition/define-mail.ts";

/** A payment was refused; once in each billing period, and always (rule: parent-mail). */
export const paymentFailed = parentMail({
  facts: z.strictObject({}),
  turnedOffBy: null,
  account: "open",
  async due({ db, config }) {
    if (!config.billing) return [];
    return (await listPastDue(db)).map(({ userId, email, currentPeriodEnd }) => ({
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
    subject: "Your payment for Premium didn't go through",
    preview: "Please check your card. Your family's hub stays up.",
    title: "Your payment didn't go through",
    body: ({ Words, Action }) => (
      <>
        <Words>
          The card for your Premium plan was refused. This often means that it has expired. Please
          check it, and we will try again. Your family's hub stays up.
        </Words>
        <Action href={subscriptionUrl}>Check your card</Action>
      </>
    ),
  }),
  samples: ({ links }) => ({ "payment-failed": { subscriptionUrl: links.subscription } }),
});
