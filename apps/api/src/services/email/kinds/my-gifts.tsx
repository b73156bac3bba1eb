import * as words from "@giftling/messages/mail/gifts";
import { z } from "zod";
import { defineSupporterMail } from "../composition/define-mail.ts";
import { createActionBody } from "../templates/action-body.tsx";

/** Mail with the link to a supporter's gifts and subscriptions (rule: my-gifts). */
export const myGiftsMail = defineSupporterMail({
  facts: z.strictObject({}),
  turnedOffBy: "unsubscribe",
  mostADay: 1,
  read: async ({ links, clock }, { contact }) => ({ url: links.myGifts(contact.id, clock.now()) }),
  template: ({ url }) => ({
    subject: words.myGiftsTitle(),
    preview: words.myGiftsPreview(),
    reason: words.myGiftsReason(),
    body: createActionBody(
      words.myGiftsMessage(),
      url,
      words.viewMyGiftsButton(),
      words.myGiftsLinkNote(),
    ),
  }),
  samples: ({ links, now }) => ({ "my-gifts": { url: links.myGifts("sample", now) } }),
});
