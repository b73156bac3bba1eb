import { DEFAULT_CURRENCY, dollarsFromCents } from "@giftling/domain";
import { openDashboardButton } from "@giftling/messages/mail/frame";
import * as words from "@giftling/messages/mail/gifts";
import { formatMoney } from "@giftling/messages/money";
import { z } from "zod";
import { defineParentMail } from "../composition/define-mail.ts";
import { createActionBody } from "../templates/action-body.tsx";
import { omitLinkLikeText } from "../templates/format-text.ts";

/**
 * Mail about a contribution that its giver took back more than 24 hours later, or asks to take back after a parent
 * confirmed it (rules: gift-pass, confirmed-withdrawal).
 */
export const contributionWithdrawnMail = defineParentMail({
  // The contribution may be deleted before the mail is sent, so the facts describe it.
  facts: z.strictObject({
    amountCents: z.int(),
    giverName: z.string().nullable(),
    childFirstName: z.string(),
    /** Whether the giver requests the withdrawal. False if the contribution was taken back. */
    isRequest: z.boolean(),
  }),
  turnedOffBy: "giftRecorded",
  read: ({ links }, { facts, family }) => ({
    ...facts,
    currency: family.currency,
    dashboardUrl: links.dashboard,
  }),
  template({ amountCents, currency, giverName, childFirstName, isRequest, dashboardUrl }) {
    const giver = omitLinkLikeText(giverName);
    const amount = formatMoney(dollarsFromCents(amountCents), currency);
    const subject = isRequest
      ? words.withdrawalRequestSubject(amount, childFirstName)
      : words.contributionUndoneSubject(amount, childFirstName);
    return {
      subject,
      preview: isRequest ? words.withdrawalRequestPreview(giver) : words.giftUndonePreview(giver),
      title: subject,
      body: createActionBody(
        isRequest
          ? words.withdrawalRequestMessage(giver, amount, childFirstName)
          : words.contributionUndoneMessage(giver, amount, childFirstName),
        dashboardUrl,
        openDashboardButton(),
      ),
    };
  },
  samples: ({ links }) => {
    const sample = {
      amountCents: 50_000,
      currency: DEFAULT_CURRENCY,
      giverName: "Grandma Rose",
      childFirstName: "Emma",
      isRequest: false,
      dashboardUrl: links.dashboard,
    };
    return {
      "contribution-withdrawn": sample,
      "contribution-withdrawn-request": { ...sample, isRequest: true },
    };
  },
});
