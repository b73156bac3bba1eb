import {
  findAskedContact,
  listKidsOfContact,
  moveConfirmation,
} from "@giftling/db/queries/contacts/contacts";
import { isLinkLike } from "@giftling/domain";
import * as words from "@giftling/messages/mail/asked";
import { z } from "zod";
import { sha256 } from "../../../core/crypto/tokens.ts";
import {
  describeRequestedMails,
  getRequestedMails,
  type RequestedKid,
} from "../composition/asked-for.ts";
import { defineSupporterMail } from "../composition/define-mail.ts";
import { confirmationToken } from "../composition/tokens.ts";

const SAMPLE_KIDS = [
  { firstName: "Emma", wantsNews: true, wantsReminders: true, hasBirthday: true },
  { firstName: "Theo", wantsNews: true, wantsReminders: false, hasBirthday: false },
];

/** Mail that requests confirmation of an address. An unconfirmed address gets no other mail (rule: email-confirmation). */
export const confirmAddress = defineSupporterMail({
  facts: z.strictObject({}),
  turnedOffBy: null,
  async read({ db, config, links }, { contact, mail }) {
    const token = confirmationToken(config.secret, mail.id);
    const asked = await findAskedContact(db, sha256(token), new Date(0));
    // The address was confirmed since, or a newer mail replaced this one.
    if (asked?.token !== "open") return null;
    const kids: RequestedKid[] = await listKidsOfContact(db, contact.id, "asked");
    if (kids.length === 0) return null;
    return { kids, confirmUrl: links.confirm(token) };
  },
  template({ kids, confirmUrl }) {
    const asked = getRequestedMails(kids, (name) => !isLinkLike(name));
    const question = words.questionOf({
      isNews: asked.news !== null || asked.reminders === null,
    });
    return {
      subject: question.subject(),
      preview: question.preview(),
      title: question.title(),
      reason: words.nothingMoreComes(),
      body: ({ Words, Action, Small }) => (
        <>
          <Words>{words.somebodyAsked(describeRequestedMails(asked))}</Words>
          <Action href={confirmUrl}>{question.yes()}</Action>
          <Small>{words.worksFor24Hours()}</Small>
        </>
      ),
    };
  },
  samples: ({ links }) => ({
    "confirm-address": { kids: SAMPLE_KIDS, confirmUrl: links.confirm("sample") },
    "confirm-address-reminders": {
      kids: SAMPLE_KIDS.map((kid) => ({ ...kid, wantsNews: false, wantsReminders: true })),
      confirmUrl: links.confirm("sample"),
    },
  }),
  // The link's lifetime starts when the mail is sent.
  async beforeSettled(tx, { config }, { id, contactId }, { status, at }) {
    if (contactId === null || status !== "sent") return;
    await moveConfirmation(tx, contactId, sha256(confirmationToken(config.secret, id)), at);
  },
});
