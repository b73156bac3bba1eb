import { z } from "zod";
import { supporterMail } from "../composition/define-mail.ts";

/** The link to what an address gave and follows, which somebody asked for (rule: my-gifts). */
export const myGifts = supporterMail({
  facts: z.strictObject({}),
  turnedOffBy: "unsubscribe",
  mostADay: 1,
  read: async ({ links, clock }, { contact }) => ({ url: links.myGifts(contact.id, clock.now()) }),
  template: ({ url }) => ({
    subject: "Your gifts, in one place",
    preview: "What you gave, whose news you get, and how to change it.",
    title: "Your gifts, in one place",
    reason: "You get this because somebody asked for it with this address.",
    body: ({ Words, Action, Small }) => (
      <>
        <Words>Here is what you gave with this address, and whose news you get.</Words>
        <Action href={url}>See my gifts</Action>
        <Small>
          The link works for 30 days and is only for you. If you didn't ask for it, there is nothing
          to do.
        </Small>
      </>
    ),
  }),
  samples: ({ links, now }) => ({ "my-gifts": { url: links.myGifts("sample", now) } }),
});
