import { addDays } from "@giftling/domain";
import * as words from "@giftling/messages/mail/handover";
import { z } from "zod";
import { defineParentMail } from "../composition/define-mail.ts";
import { createActionBody } from "../templates/action-body.tsx";
import { formatDay } from "../templates/format-text.ts";

/** Mail that requests a payment method from a new owner before the plan renews (rule: handing-over). */
export const paymentMethodNeededMail = defineParentMail({
  facts: z.strictObject({}),
  turnedOffBy: null,
  read({ config, links }, { family, role }) {
    const { paymentMissingSince, subscriptionStatus: status, currentPeriodEnd } = family;
    const isRunning = status !== null && status !== "canceled";
    if (role !== "owner" || !config.billing || !isRunning || !paymentMissingSince) return null;
    return { renewsOn: currentPeriodEnd, subscriptionUrl: links.subscription };
  },
  template: ({ renewsOn, subscriptionUrl }) => ({
    subject: words.addCardSubject(),
    preview: words.addCardPreview(),
    body: createActionBody(
      words.addCardMessage(renewsOn && formatDay(renewsOn)),
      subscriptionUrl,
      words.addCardButton(),
    ),
  }),
  samples: ({ links, now }) => ({
    "payment-method-needed": {
      renewsOn: addDays(now, 20),
      subscriptionUrl: links.subscription,
    },
  }),
});
