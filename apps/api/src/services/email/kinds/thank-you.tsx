import { findThankYouForGiver } from "@giftling/db/queries/mail/facts";
import { recordThankYouOutcome } from "@giftling/db/queries/thank-yous/thank-you-mails";
import * as words from "@giftling/messages/mail/news";
import * as card from "@giftling/messages/thank-yous/card";
import { drawingAltText } from "@giftling/messages/thank-yous/drawing";
import { z } from "zod";
import { hasPremium } from "../../premium.ts";
import { defineSupporterMail } from "../composition/define-mail.ts";
import { toHeaderText } from "../composition/header-text.ts";
import { createKidMailSample } from "../composition/kid-mail-data.ts";
import { getLangAttribute, insertFamilyText } from "../templates/family-text.tsx";

const facts = z.strictObject({ thankYouId: z.string() });

/** Mail that shows a parent's thank-you on a card, for a giver with a confirmed address (rule: thank-you-queue). */
export const thankYouMail = defineSupporterMail({
  facts,
  turnedOffBy: "unsubscribe",
  isAnswered: true,
  async read(env, { contact, facts: { thankYouId } }) {
    const found = await findThankYouForGiver(env.db, thankYouId, contact.id);
    if (!found) return null;
    const { photoKey, pictureKey, family, ...facts } = found;
    return {
      ...facts,
      imageUrl: env.links.picture(pictureKey),
      photoUrl: env.links.picture(photoKey),
      showsBranding: !hasPremium(env, family),
      pageUrl: env.links.thankYou(thankYouId),
    };
  },
  template: ({
    childFirstName,
    photoUrl,
    showsBranding,
    giverName,
    giftLabel,
    message,
    writtenIn,
    writtenBy,
    imageUrl,
    pageUrl,
  }) => ({
    face: { firstName: childFirstName, photoUrl },
    showsBranding,
    subject: card.cardTitle(childFirstName),
    preview: toHeaderText(message),
    kicker: insertFamilyText((own) => getKicker(giverName, own), giftLabel ?? "", writtenIn),
    title: card.cardTitle(childFirstName),
    reason: words.thankYouMailReason(childFirstName),
    body: ({ Card, Picture, Action, Aside }) => (
      <>
        {imageUrl !== null && <Picture src={imageUrl} alt={drawingAltText(childFirstName)} />}
        <Card
          from={card.cardSignature(childFirstName, writtenBy)}
          lang={getLangAttribute(writtenIn)}
        >
          {message}
        </Card>
        <Action href={pageUrl}>{words.openThankYouCardButton()}</Action>
        {/* Links to the button on the page, so that a mail scanner that opens the link sends no heart. */}
        <Aside href={`${pageUrl}#heart`}>{card.sendHeartButton()}</Aside>
      </>
    ),
  }),
  samples: ({ links }) => ({
    "thank-you": {
      ...createKidMailSample(links),
      giverName: "Grandma Rose",
      giftLabel: "Wooden train set",
      writtenBy: null,
      imageUrl: `${links.origin}/favicon.svg`,
      message:
        "Dear Grandma, the train runs around the whole kitchen now.\nThank you so much. Come and see it soon.",
      pageUrl: links.thankYou("sample"),
    },
  }),
  // Stores the outcome, which the parent sees on the dashboard.
  async beforeSettled(tx, _deps, mail, { status, at }) {
    await recordThankYouOutcome(tx, facts.parse(mail.facts).thankYouId, status, at);
  },
});

/** Returns the line above the title of a thank-you mail, such as "For Grandma Rose · Wooden train set". */
const getKicker = (giverName: string | null, gift: string): string =>
  [giverName === null ? "" : words.thankYouRecipientLabel(giverName), gift]
    .filter((part) => part)
    .join(" · ");
