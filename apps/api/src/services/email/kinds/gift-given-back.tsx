import { DEFAULT_LANGUAGE } from "@giftling/domain";
import * as words from "@giftling/messages/mail/gifts";
import { z } from "zod";
import { defineParentMail } from "../composition/define-mail.ts";
import type { MailLinks } from "../composition/links.ts";
import { createActionBody } from "../templates/action-body.tsx";
import { markFamilyText } from "../templates/family-text.tsx";
import { omitLinkLikeText } from "../templates/format-text.ts";

/** Mail about a purchase that its giver undid after more than 24 hours (rule: gift-pass). */
export const giftWithdrawnMail = defineParentMail({
  // The gift is deleted before the mail is sent, so the facts describe the gift.
  facts: z.strictObject({
    /** Name of the wish. Empty for an off-list gift, because the giver typed that gift's name. */
    wish: z.string(),
    giverName: z.string().nullable(),
    childFirstName: z.string(),
    /** Id of the kid. Absent in mails that a previous release queued. */
    kidId: z.string().optional(),
    /** Id of the bought wish. Absent for an off-list gift. */
    itemId: z.string().optional(),
  }),
  turnedOffBy: "giftRecorded",
  read: ({ links }, { family, facts: { kidId, itemId, ...facts } }) => ({
    ...facts,
    writtenIn: family.language,
    url: getGiftUrl(links, kidId, itemId),
  }),
  template({ wish, giverName, childFirstName, writtenIn, url }) {
    const giver = omitLinkLikeText(giverName);
    const isOffList = wish === "";
    return {
      subject: isOffList
        ? words.offListGiftUndoneSubject(childFirstName)
        : words.purchaseUndoneSubject(wish, childFirstName),
      preview: words.giftUndonePreview(giver),
      url,
      title: isOffList
        ? words.offListGiftUndoneSubject(childFirstName)
        : markFamilyText(words.purchaseUndoneTitle, wish, writtenIn),
      body: createActionBody(
        isOffList
          ? words.offListGiftUndoneMessage(giver, childFirstName)
          : markFamilyText(
              (own) => words.purchaseUndoneMessage(giver, own, childFirstName),
              wish,
              writtenIn,
            ),
        url,
        isOffList ? words.viewGiftsButton() : words.viewWishButton(),
      ),
    };
  },
  samples: ({ links }) => {
    const sample = {
      wish: "Wooden train",
      giverName: "Grandma Rose",
      childFirstName: "Emma",
      writtenIn: DEFAULT_LANGUAGE,
      url: links.wish("sample", "one"),
    };
    return {
      "gift-given-back": sample,
      "gift-given-back-off-list": { ...sample, wish: "", url: links.ledger("sample") },
    };
  },
});

/** Returns the URL of the bought wish, or of the kid's list of contributions for an off-list gift. */
function getGiftUrl(links: MailLinks, kidId: string | undefined, itemId: string | undefined) {
  if (kidId === undefined) return links.dashboard;
  return itemId === undefined ? links.ledger(kidId) : links.wish(kidId, itemId);
}
