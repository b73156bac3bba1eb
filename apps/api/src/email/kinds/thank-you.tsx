import { settleThankYou } from "@giftling/db/queries/gratitude/thank-yous";
import { findThankYouForGiver } from "@giftling/db/queries/mail/facts";
import { z } from "zod";
import { thankYouPageUrl } from "../../crypto/thank-you-links.ts";
import { supporterMail } from "../composition/define-mail.ts";
import { asHeader } from "../composition/header-text.ts";

const facts = z.strictObject({ thankYouId: z.string() });

/** A parent's thank-you to a giver who confirmed an address, on a card (rule: thank-you-queue). */
export const thankYou = supporterMail({
  facts,
  turnedOffBy: "unsubscribe",
  async read({ db, config }, { contact, facts: { thankYouId } }) {
    const found = await findThankYouForGiver(db, thankYouId, contact.id);
    return found && { ...found, pageUrl: thankYouPageUrl(config, thankYouId) };
  },
  template: ({ childFirstName, giverName, message, pageUrl }) => ({
    subject: `A thank-you from ${childFirstName}`,
    preview: asHeader(message),
    kicker: giverName === null ? undefined : `For ${giverName}`,
    title: `A thank-you from ${childFirstName}`,
    reason: `You get this because you gave ${childFirstName} a gift and left your address.`,
    body: ({ Card, Action }) => (
      <>
        <Card from={`${childFirstName} and family`}>{message}</Card>
        <Action href={pageUrl}>Open the card</Action>
      </>
    ),
  }),
  samples: ({ links }) => ({
    "thank-you": {
      childFirstName: "Emma",
      giverName: "Grandma Rose",
      message:
        "Dear Grandma, the train runs around the whole kitchen now.\nThank you so much. Come and see it soon.",
      pageUrl: `${links.origin}/thank-you/sample`,
    },
  }),
  // The parent sees on the dashboard what became of it.
  async beforeSettled(tx, _deps, mail, { status, at }) {
    await settleThankYou(tx, facts.parse(mail.facts).thankYouId, status, at);
  },
});
