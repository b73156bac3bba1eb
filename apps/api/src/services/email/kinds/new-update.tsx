import { type findKidForMail, findUpdateForReader } from "@giftling/db/queries/mail/facts";
import { countSent } from "@giftling/db/queries/updates/update-mails";
import { DEFAULT_LANGUAGE } from "@giftling/domain";
import { seePageOf } from "@giftling/messages/mail/frame";
import * as words from "@giftling/messages/mail/news";
import { z } from "zod";
import { showsBranding } from "../composition/branding.ts";
import { defineSupporterMail } from "../composition/define-mail.ts";
import { toHeaderText } from "../composition/header-text.ts";
import type { ReadEnv } from "../composition/mail-kind.ts";
import { getLanguageAttributes, markFamilyText } from "../templates/own-words.tsx";

const NEWS = `Emma ran in this morning and never looked back. Her teacher says she told everybody about her little brother before she had hung up her coat.

Thank you for the backpack, Grandma. It is bigger than she is.`;

const facts = z.strictObject({ updateId: z.string() });

type Kid = NonNullable<Awaited<ReturnType<typeof findKidForMail>>>;
type News = { title: string; content: string; pictureKey: string | null; writtenBy: string | null };

/** Returns the data of an update's mail. */
export function newsOf(
  env: ReadEnv,
  { familyUrl, kidId, pictureKey, photoKey, family, ...text }: Kid & News,
) {
  return {
    ...text,
    photoUrl: env.links.picture(photoKey),
    showsBranding: showsBranding(env, family),
    imageUrl: env.links.picture(pictureKey),
    hubUrl: env.links.hub(familyUrl, kidId),
  };
}

/** Mail with the full text and picture of a family's update (rule: update-mail). */
export const newUpdate = defineSupporterMail({
  facts,
  turnedOffBy: "unsubscribe",
  isAnswered: true,
  mostADay: 6,
  async read(env, { contact, facts: { updateId } }) {
    const update = await findUpdateForReader(env.db, updateId, contact.id);
    return update && newsOf(env, update);
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
    subject: `${childFirstName}: ${title}`,
    preview: toHeaderText(content),
    kicker: [words.newsOf(childFirstName), writtenBy].filter((part) => part !== null).join(" · "),
    title: markFamilyText((own) => own, title, writtenIn),
    reason: words.askedForNews(childFirstName),
    body: ({ Picture, Words, Action }) => (
      <>
        {imageUrl !== null && <Picture src={imageUrl} alt={words.pictureOf(title)} />}
        <Words lang={getLanguageAttributes(writtenIn)}>{content}</Words>
        <Action href={hubUrl}>{seePageOf(childFirstName)}</Action>
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
    if (status === "sent") await countSent(tx, facts.parse(mail.facts).updateId, mail.id);
  },
});
