import {
  findContactByConfirmationToken,
  renewConfirmationToken,
} from "@giftling/db/queries/contacts/confirmation-tokens";
import { listFollowedKids } from "@giftling/db/queries/contacts/contacts";
import { isLinkLikeText } from "@giftling/domain";
import * as words from "@giftling/messages/mail/subscription-confirmation";
import { z } from "zod";
import { sha256 } from "../../../core/crypto/tokens.ts";
import { defineSupporterMail } from "../composition/define-mail.ts";
import {
  type FollowedKidFacts,
  formatFollowedKidPhrases,
  getFollowedKidPhrases,
} from "../composition/subscription-phrases.ts";
import { CONFIRMATION_LINK_LIFETIME_DAYS, deriveConfirmationToken } from "../composition/tokens.ts";
import { createActionMailBody } from "../templates/action-body.tsx";

const SAMPLE_KIDS = [
  {
    firstName: "Emma",
    wantsNews: true,
    wantsReminders: true,
    wantsDigest: true,
    hasBirthday: true,
  },
  {
    firstName: "Theo",
    wantsNews: true,
    wantsReminders: false,
    wantsDigest: false,
    hasBirthday: false,
  },
];

/** Mail that requests confirmation of a supporter's e-mail address (rule: email-confirmation). */
export const addressConfirmationMail = defineSupporterMail({
  facts: z.strictObject({}),
  turnedOffBy: null,
  async read({ db, config, links }, { contact, mail }) {
    const token = deriveConfirmationToken(config.secret, mail.id);
    const asked = await findContactByConfirmationToken(db, sha256(token), new Date(0));
    // Dropped if the address was confirmed or a newer mail replaced this mail.
    if (asked?.token !== "open") return null;
    const kids: FollowedKidFacts[] = await listFollowedKids(db, contact.id, "asked");
    // Without a subscription, only an address that a parent added for thank-yous can be confirmed.
    if (kids.length === 0 && asked.addedAt === null) return null;
    return { kids, confirmUrl: links.confirm(token) };
  },
  template({ kids, confirmUrl }) {
    const asked = getFollowedKidPhrases(kids, (name) => !isLinkLikeText(name));
    const other = asked.news !== null || asked.reminders === null ? "news" : "reminders";
    const question = words.getConfirmationMessages(kids.length === 0 ? "thanks" : other);
    return {
      subject: question.subject(),
      preview: question.preview(),
      title: question.title(),
      reason: words.confirmationMailReason(),
      body: createActionMailBody(
        words.confirmationMessage(formatFollowedKidPhrases(asked)),
        confirmUrl,
        question.confirmButton(),
        words.confirmationLinkNote(CONFIRMATION_LINK_LIFETIME_DAYS),
      ),
    };
  },
  samples: ({ links }) => ({
    "confirm-address": { kids: SAMPLE_KIDS, confirmUrl: links.confirm("sample") },
    "confirm-address-thanks": { kids: [], confirmUrl: links.confirm("sample") },
    "confirm-address-reminders": {
      kids: SAMPLE_KIDS.map((kid) => ({
        ...kid,
        wantsNews: false,
        wantsReminders: true,
        wantsDigest: false,
      })),
      confirmUrl: links.confirm("sample"),
    },
  }),
  // The link's lifetime starts when the mail is sent.
  async beforeSettled(tx, { config }, { id, contactId }, { status, at }) {
    if (contactId === null || status !== "sent") return;
    await renewConfirmationToken(
      tx,
      contactId,
      sha256(deriveConfirmationToken(config.secret, id)),
      at,
    );
  },
});
