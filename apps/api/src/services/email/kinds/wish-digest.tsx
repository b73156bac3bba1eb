import {
  findDigestForRecipient,
  listDigestWishes,
  recordSentDigestMail,
} from "@giftling/db/queries/mail/digests";
import * as words from "@giftling/messages/mail/digest";
import { viewKidHubLink } from "@giftling/messages/mail/frame";
import { z } from "zod";
import { defineSupporterMail } from "../composition/define-mail.ts";
import { toHeaderText } from "../composition/header-text.ts";
import { createKidMailData, createKidMailSample } from "../composition/kid-mail-data.ts";
import { getLangAttribute } from "../templates/family-text.tsx";

const MOST_NAMED = 12;

const facts = z.strictObject({ kidId: z.string(), digestedAt: z.string() });

/** Mail with the new wishes of a kid, at most once a week (rule: wish-digest). */
export const wishDigestMail = defineSupporterMail({
  facts,
  turnedOffBy: "digest",
  async read(env, { contact, facts: { kidId, digestedAt } }) {
    const kid = await findDigestForRecipient(env.db, kidId, contact.id);
    if (!kid) return null;
    const now = env.clock.now();
    const wishes = await listDigestWishes(env.db, kidId, new Date(digestedAt), now);
    return wishes.length === 0 ? null : { ...createKidMailData(env, kid), wishes };
  },
  template: ({ childFirstName, writtenIn, wishes, photoUrl, showsBranding, hubUrl }) => {
    const named = wishes.slice(0, MOST_NAMED);
    const more = wishes.length - named.length;
    return {
      face: { firstName: childFirstName, photoUrl },
      showsBranding,
      subject: words.digestTitle(wishes.length, childFirstName),
      preview: toHeaderText(named.join(", ")),
      kicker: words.digestKicker(),
      reason: words.digestMailReason(childFirstName),
      body: ({ List, Words, Action }) => (
        <>
          <List lang={getLangAttribute(writtenIn)}>{named}</List>
          {more > 0 && <Words>{words.moreWishesMessage(more)}</Words>}
          <Action href={hubUrl}>{viewKidHubLink(childFirstName)}</Action>
        </>
      ),
    };
  },
  samples: ({ links }) => {
    const sample = {
      ...createKidMailSample(links),
      wishes: ["Wooden train", "Any puzzle with animals", "A day at the zoo"],
    };
    const wishes = Array.from({ length: MOST_NAMED + 3 }, (_, at) => `Picture book ${at + 1}`);
    return { "wish-digest": sample, "wish-digest-many": { ...sample, wishes } };
  },
  // Counts the mail, because the parent sees the number of recipients.
  async beforeSettled(tx, _deps, mail, { status }) {
    if (status === "sent") await recordSentDigestMail(tx, facts.parse(mail.facts).kidId, mail.id);
  },
});
