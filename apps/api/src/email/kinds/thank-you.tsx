import { settleThankYou } from "@giftling/db/queries/gratitude/thank-yous";
import { findThankYouForGiver } from "@giftling/db/queries/mail/facts";
import { drawingAlt } from "@giftling/domain";
import { z } from "zod";
import { thankYouPageUrl } from "../../crypto/thank-you-links.ts";
import { showsBranding } from "../composition/branding.ts";
import { supporterMail } from "../composition/define-mail.ts";
import { asHeader } from "../composition/header-text.ts";

const facts = z.strictObject({ thankYouId: z.string() });

/** A parent's thank-you to a giver who confirmed an address, on a card (rule: thank-you-queue). */
export const thankYou = supporterMail({
  facts,
  turnedOffBy: "unsubscribe",
  isAnswered: true,
  async read(env, { contact, facts: { thankYouId } }) {
    const found = await findThankYouForGiver(env.db, thankYouId, contact.id);
    if (!found) return null;
    const { photoKey, pictureKey, family, ...words } = found;
    return {
      ...words,
      imageUrl: env.links.picture(pictureKey),
      photoUrl: env.links.picture(photoKey),
      showsBranding: showsBranding(env, family),
      pageUrl: thankYouPageUrl(env.config, thankYouId),
    };
  },
  template: ({
    childFirstName,
    photoUrl,
    showsBranding,
    giverName,
    giftLabel,
    message,
    imageUrl,
    pageUrl,
  }) => ({
    face: { firstName: childFirstName, photoUrl },
    showsBranding,
    subject: `A thank-you from ${childFirstName}`,
    preview: asHeader(message),
    kicker: [giverName === null ? null : `For ${giverName}`, giftLabel]
      .filter((words) => words !== null)
      .join(" · "),
    title: `A thank-you from ${childFirstName}`,
    reason: `You get this because you gave ${childFirstName} a gift and left your address.`,
    body: ({ Card, Picture, Action, Aside }) => (
      <>
        {imageUrl !== null && <Picture src={imageUrl} alt={drawingAlt(childFirstName)} />}
        <Card from={`${childFirstName} and family`}>{message}</Card>
        <Action href={pageUrl}>Open the card</Action>
        {/* To the page's button: what a scanner opens sends none. */}
        <Aside href={`${pageUrl}#heart`}>Send a heart back</Aside>
      </>
    ),
  }),
  samples: ({ links }) => ({
    "thank-you": {
      childFirstName: "Emma",
      photoUrl: null,
      showsBranding: true,
      giverName: "Grandma Rose",
      giftLabel: "Wooden train set",
      imageUrl: `${links.origin}/favicon.svg`,
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
