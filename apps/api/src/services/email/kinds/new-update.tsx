import { type findKidForMail, findUpdateForRecipient } from "@giftling/db/queries/mail/facts";
import { recordSentUpdateMail } from "@giftling/db/queries/updates/update-mails";
import { DEFAULT_LANGUAGE } from "@giftling/domain";
import { viewKidHubLink } from "@giftling/messages/mail/frame";
import * as words from "@giftling/messages/mail/news";
import { z } from "zod";
import { hasPremium } from "../../premium.ts";
import { defineSupporterMail } from "../composition/define-mail.ts";
import { toHeaderText } from "../composition/header-text.ts";
import type { MailDataContext } from "../composition/mail-kind.ts";
import { getLangAttribute, insertFamilyText } from "../templates/family-text.tsx";

/** Returns a text's words in lower case, each surrounded by spaces. */
const getWords = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim()} `;

/** Returns a subject such as "Emma: First tooth". A title with the kid's name gets no prefix. */
export const createUpdateMailSubject = (childFirstName: string, title: string): string =>
  getWords(title).includes(getWords(childFirstName)) ? title : `${childFirstName}: ${title}`;

const NEWS = `Emma ran in this morning and never looked back. Her teacher says she told everybody about her little brother before she had hung up her coat.

Thank you for the backpack, Grandma. It is bigger than she is.`;

const facts = z.strictObject({ updateId: z.string() });

type Kid = NonNullable<Awaited<ReturnType<typeof findKidForMail>>>;
type News = { title: string; content: string; pictureKey: string | null; writtenBy: string | null };

export function getUpdateMailData(
  env: MailDataContext,
  { familyUrl, kidId, pictureKey, photoKey, family, ...text }: Kid & News,
) {
  return {
    ...text,
    photoUrl: env.links.picture(photoKey),
    showsBranding: !hasPremium(env, family),
    imageUrl: env.links.picture(pictureKey),
    hubUrl: env.links.hub(familyUrl, kidId),
  };
}

/** Mail with the full text and picture of a family's update (rule: update-mail). */
export const newUpdateMail = defineSupporterMail({
  facts,
  turnedOffBy: "unsubscribe",
  isAnswered: true,
  mostADay: 6,
  async read(env, { contact, facts: { updateId } }) {
    const update = await findUpdateForRecipient(env.db, updateId, contact.id);
    return update && getUpdateMailData(env, update);
  },
  template: ({
    childFirstName,
    photoUrl,
    showsBranding,
    title,
    content,
    writtenIn,
    writtenBy,
    imageUrl,
    hubUrl,
  }) => ({
    face: { firstName: childFirstName, photoUrl },
    showsBranding,
    subject: createUpdateMailSubject(childFirstName, title),
    preview: toHeaderText(content),
    kicker: [words.updateKicker(childFirstName), writtenBy]
      .filter((part) => part !== null)
      .join(" · "),
    title: insertFamilyText((own) => own, title, writtenIn),
    reason: words.updateMailReason(childFirstName),
    body: ({ Picture, Words, Action }) => (
      <>
        {imageUrl !== null && <Picture src={imageUrl} alt={words.updatePictureAltText(title)} />}
        <Words lang={getLangAttribute(writtenIn)}>{content}</Words>
        <Action href={hubUrl}>{viewKidHubLink(childFirstName)}</Action>
      </>
    ),
  }),
  samples: ({ links }) => ({
    "new-update": {
      childFirstName: "Emma",
      photoUrl: null,
      showsBranding: true,
      title: "First day of kindergarten",
      content: NEWS,
      writtenIn: DEFAULT_LANGUAGE,
      writtenBy: null,
      imageUrl: `${links.origin}/favicon.svg`,
      hubUrl: links.hub("demo", "demo-emma"),
    },
  }),
  // Counts the mail, because the parent sees the number of recipients next to the update.
  async beforeSettled(tx, _deps, mail, { status }) {
    if (status === "sent")
      await recordSentUpdateMail(tx, facts.parse(mail.facts).updateId, mail.id);
  },
});

export const newUpdateMails = { "new-update": newUpdateMail };
