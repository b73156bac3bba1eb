import { findUpdateForReader } from "@giftling/db/queries/mail/facts";
import { z } from "zod";
import { showsBranding } from "../composition/branding.ts";
import { supporterMail } from "../composition/define-mail.ts";
import { asHeader } from "../composition/header-text.ts";

const NEWS = `Emma ran in this morning and never looked back. Her teacher says she told everybody about her little brother before she had hung up her coat.

Thank you for the backpack, Grandma. It is bigger than she is.`;

/** A family's news, whole, with its picture (rule: update-mail). */
export const newUpdate = supporterMail({
  facts: z.strictObject({ updateId: z.string() }),
  turnedOffBy: "unsubscribe",
  mostADay: 6,
  async read(env, { contact, facts }) {
    const { db, links } = env;
    const update = await findUpdateForReader(db, facts.updateId, contact.id);
    if (!update) return null;
    const { familyUrl, kidId, pictureKey, photoKey, family, ...text } = update;
    return {
      ...text,
      photoUrl: links.picture(photoKey),
      showsBranding: showsBranding(env, family),
      imageUrl: links.picture(pictureKey),
      hubUrl: links.hub(familyUrl, kidId),
    };
  },
  template: ({ childFirstName, photoUrl, showsBranding, title, content, imageUrl, hubUrl }) => ({
    face: { firstName: childFirstName, photoUrl },
    showsBranding,
    subject: `${childFirstName}: ${title}`,
    preview: asHeader(content),
    kicker: `News of ${childFirstName}`,
    title,
    reason: `You get this because you asked for news of ${childFirstName}.`,
    body: ({ Picture, Words, Action }) => (
      <>
        {imageUrl !== null && <Picture src={imageUrl} alt={`A picture of this update: ${title}`} />}
        <Words>{content}</Words>
        <Action href={hubUrl}>{`See ${childFirstName}'s page`}</Action>
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
      imageUrl: `${links.origin}/favicon.svg`,
      hubUrl: `${links.origin}/hub/demo`,
    },
  }),
});
