import * as words from "@giftling/messages/mail/gifts";
import { z } from "zod";
import { defineSupporterMail } from "../composition/define-mail.ts";

/** Mail with the link to an address's gifts and subscriptions (rule: my-gifts). */
export const myGifts = defineSupporterMail({
  facts: z.strictObject({}),
  turnedOffBy: "unsubscribe",
  mostADay: 1,
  read: async ({ links, clock }, { contact }) => ({ url: links.myGifts(contact.id, clock.now()) }),
  template: ({ url }) => ({
    subject: words.yourGiftsInOnePlace(),
    preview: words.whatYouGaveAndGet(),
    title: words.yourGiftsInOnePlace(),
    reason: words.askedWithThisAddress(),
    body: ({ Words, Action, Small }) => (
      <>
        <Words>{words.hereIsWhatYouGave()}</Words>
        <Action href={url}>{words.seeMyGifts()}</Action>
        <Small>{words.worksFor30Days()}</Small>
      </>
    ),
  }),
  samples: ({ links, now }) => ({ "my-gifts": { url: links.myGifts("sample", now) } }),
});
