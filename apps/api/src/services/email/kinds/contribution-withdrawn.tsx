import { centsToDollars, DEFAULT_CURRENCY } from "@giftling/domain";
import * as words from "@giftling/messages/mail/gifts";
import { formatMoney } from "@giftling/messages/money";
import { z } from "zod";
import { defineParentMail } from "../composition/define-mail.ts";
import type { MailLinks } from "../composition/links.ts";
import { createActionBody } from "../templates/action-body.tsx";
import { omitLinkLikeText } from "../templates/format-text.ts";

/**
 * Mail about a giver's withdrawal of a contribution after more than 24 hours, or about the giver's request to withdraw
 * a confirmed contribution (rule: confirmed-withdrawal).
 */
export const contributionWithdrawnMail = defineParentMail({
  // The contribution may be deleted before the mail is sent, so the facts describe the contribution.
  facts: z.strictObject({
    amountCents: z.int(),
    giverName: z.string().nullable(),
    childFirstName: z.string(),
    /** Id of the kid. Absent in mails that a previous release queued. */
    kidId: z.string().optional(),
    /** Whether the giver requests the withdrawal. False if the giver has already withdrawn the contribution. */
    isRequest: z.boolean(),
  }),
  turnedOffBy: "giftRecorded",
  read: ({ links }, { facts: { kidId, ...facts }, family }) => ({
    ...facts,
    currency: family.currency,
    url: getContributionUrl(links, kidId, facts.isRequest),
  }),
  template({ amountCents, currency, giverName, childFirstName, isRequest, url }) {
    const giver = omitLinkLikeText(giverName);
    const amount = formatMoney(centsToDollars(amountCents), currency);
    const subject = isRequest
      ? words.withdrawalRequestSubject(amount, childFirstName)
      : words.contributionUndoneSubject(amount, childFirstName);
    return {
      subject,
      preview: isRequest ? words.withdrawalRequestPreview(giver) : words.giftUndonePreview(giver),
      url,
      title: subject,
      body: createActionBody(
        isRequest
          ? words.withdrawalRequestMessage(giver, amount, childFirstName)
          : words.contributionUndoneMessage(giver, amount, childFirstName),
        url,
        isRequest ? words.respondToWithdrawalButton() : words.viewGiftsButton(),
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
      url: links.ledger("sample"),
    };
    return {
      "contribution-withdrawn": sample,
      "contribution-withdrawn-request": { ...sample, isRequest: true, url: links.inbox("sample") },
    };
  },
});

/**
 * Returns the URL of the list of new gifts for a withdrawal request, else the URL of the kid's list of contributions.
 */
function getContributionUrl(links: MailLinks, kidId: string | undefined, isRequest: boolean) {
  if (kidId === undefined) return links.dashboard;
  return isRequest ? links.inbox(kidId) : links.ledger(kidId);
}
