import { findRemovedWishGift } from "@giftling/db/queries/mail/removed-wishes";
import * as words from "@giftling/messages/mail/gifts";
import { z } from "zod";
import { defineSupporterMail } from "../composition/define-mail.ts";
import { createKidMailData, createKidMailSample } from "../composition/kid-mail-data.ts";
import { createActionMailBody } from "../templates/action-body.tsx";
import { insertFamilyText } from "../templates/family-text.tsx";

/** Mail to the giver of a deleted or archived wish, queued by ../outbox/gift-notice.ts (rule: deleted-wish). */
export const wishRemovedMail = defineSupporterMail({
  facts: z.strictObject({ itemId: z.string() }),
  turnedOffBy: "unsubscribe",
  isAnswered: true,
  async read(env, { contact, facts: { itemId } }) {
    const found = await findRemovedWishGift(env.db, { itemId, contactId: contact.id });
    if (!found) return null;
    const { wish, isContribution, giftId } = found;
    const giftUrl = env.links.gift(giftId);
    return { ...createKidMailData(env, found), wish, isContribution, giftUrl };
  },
  template: ({ wish, isContribution, childFirstName, writtenIn, giftUrl, ...about }) => ({
    face: { firstName: childFirstName, photoUrl: about.photoUrl },
    showsBranding: about.showsBranding,
    subject: words.wishRemovedTitle(wish, childFirstName),
    preview: words.wishRemovedPreview(),
    title: insertFamilyText((own) => words.wishRemovedTitle(own, childFirstName), wish, writtenIn),
    reason: words.wishRemovedMailReason(childFirstName),
    body: createActionMailBody(
      isContribution
        ? words.fundedActivityRemovedMessage(childFirstName)
        : words.purchasedWishRemovedMessage(childFirstName),
      giftUrl,
      words.openGiftButton(),
    ),
  }),
  samples: ({ links }) => {
    const sample = {
      ...createKidMailSample(links),
      wish: "Wooden train",
      isContribution: false,
      giftUrl: links.gift("sample"),
    };
    return {
      "wish-removed": sample,
      "wish-removed-activity": { ...sample, wish: "Swimming lessons", isContribution: true },
    };
  },
});
