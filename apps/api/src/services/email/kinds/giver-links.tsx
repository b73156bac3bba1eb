import { findGiftForGiverLinkMail } from "@giftling/db/queries/gifts/hold-addresses";
import * as words from "@giftling/messages/mail/gifts";
import { z } from "zod";
import { hasPremium } from "../../premium.ts";
import { defineAddressMail, defineSupporterMail } from "../composition/define-mail.ts";
import { createActionMailBody } from "../templates/action-body.tsx";

/** Mail with the link to a supporter's gifts and subscriptions (rule: my-gifts). */
const myGiftsMail = defineSupporterMail({
  facts: z.strictObject({}),
  turnedOffBy: "unsubscribe",
  mostADay: 1,
  read: async ({ links, clock }, { contact }) => ({ url: links.myGifts(contact.id, clock.now()) }),
  template: ({ url }) => ({
    subject: words.myGiftsTitle(),
    preview: words.myGiftsPreview(),
    reason: words.myGiftsMailReason(),
    body: createActionMailBody(
      words.myGiftsMessage(),
      url,
      words.viewMyGiftsButton(),
      words.myGiftsLinkNote(),
    ),
  }),
  samples: ({ links, now }) => ({ "my-gifts": { url: links.myGifts("sample", now) } }),
});

/** Mail with the link to a hold's private page, without text of the family or the giver (rule: unconfirmed-mail). */
const holdLinkMail = defineAddressMail({
  facts: z.strictObject({ giftId: z.string() }),
  mostADay: 5,
  async read(env, { facts: { giftId } }) {
    const found = await findGiftForGiverLinkMail(env.db, giftId, env.clock.now());
    if (!found) return null;
    return { giftUrl: env.links.gift(giftId), showsBranding: !hasPremium(env, found.family) };
  },
  template: ({ giftUrl, showsBranding }) => ({
    showsBranding,
    subject: words.holdLinkTitle(),
    preview: words.holdLinkPreview(),
    reason: words.holdLinkMailReason(),
    body: createActionMailBody(
      words.holdLinkMessage(),
      giftUrl,
      words.openGiftButton(),
      words.holdLinkNote(),
    ),
  }),
  samples: ({ links }) => ({
    "hold-link": { giftUrl: links.gift("sample"), showsBranding: true },
  }),
});

export const giverLinkMails = {
  "hold-link": holdLinkMail,
  "my-gifts": myGiftsMail,
};
