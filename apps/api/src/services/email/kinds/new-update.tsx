import { findUpdateForRecipient } from "@giftling/db/queries/mail/facts";
import { recordSentUpdateMail } from "@giftling/db/queries/updates/update-mails";
import { viewKidHubLink } from "@giftling/messages/mail/frame";
import * as words from "@giftling/messages/mail/news";
import { z } from "zod";
import { defineSupporterMail } from "../composition/define-mail.ts";
import { toHeaderText } from "../composition/header-text.ts";
import { createKidMailData, createKidMailSample } from "../composition/kid-mail-data.ts";
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

/** Mail with the full text and picture of a family's update (rule: update-mail). */
export const newUpdateMail = defineSupporterMail({
  facts,
  turnedOffBy: "unsubscribe",
  isAnswered: true,
  mostADay: 6,
  async read(env, { contact, facts: { updateId } }) {
    const update = await findUpdateForRecipient(env.db, updateId, contact.id);
    if (!update) return null;
    const { title, content, writtenBy } = update;
    const imageUrl = env.links.picture(update.pictureKey);
    return { ...createKidMailData(env, update), title, content, writtenBy, imageUrl };
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
      ...createKidMailSample(links),
      title: "First day of kindergarten",
      content: NEWS,
      writtenBy: null,
      imageUrl: `${links.origin}/favicon.svg`,
    },
  }),
  // Counts the mail, because the parent sees the number of recipients next to the update.
  async beforeSettled(tx, _deps, mail, { status }) {
    if (status === "sent")
      await recordSentUpdateMail(tx, facts.parse(mail.facts).updateId, mail.id);
  },
});
