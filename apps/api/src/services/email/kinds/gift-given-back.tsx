import { DEFAULT_LANGUAGE } from "@giftling/domain";
import { openDashboardButton } from "@giftling/messages/mail/frame";
import * as words from "@giftling/messages/mail/gifts";
import { z } from "zod";
import { defineParentMail } from "../composition/define-mail.ts";
import { createActionBody } from "../templates/action-body.tsx";
import { markFamilyText } from "../templates/family-text.tsx";
import { omitLinkLikeText } from "../templates/format-text.ts";

/** Mail about a purchase that its giver undid more than 24 hours later (rule: gift-pass). */
export const giftWithdrawnMail = defineParentMail({
  // The gift is deleted before the mail is sent, so the facts describe the gift.
  facts: z.strictObject({
    /**
     * Name of the wish. Empty if the wish is not on the list. The giver typed the name of an off-list gift.
     */
    wish: z.string(),
    giverName: z.string().nullable(),
    childFirstName: z.string(),
  }),
  turnedOffBy: "giftRecorded",
  read: ({ links }, { family, facts }) => ({
    ...facts,
    writtenIn: family.language,
    dashboardUrl: links.dashboard,
  }),
  template({ wish, giverName, childFirstName, writtenIn, dashboardUrl }) {
    const giver = omitLinkLikeText(giverName);
    const isOffList = wish === "";
    return {
      subject: isOffList
        ? words.offListGiftUndoneSubject(childFirstName)
        : words.purchaseUndoneSubject(wish, childFirstName),
      preview: words.giftUndonePreview(giver),
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
        dashboardUrl,
        openDashboardButton(),
      ),
    };
  },
  samples: ({ links }) => {
    const sample = {
      wish: "Wooden train",
      giverName: "Grandma Rose",
      childFirstName: "Emma",
      writtenIn: DEFAULT_LANGUAGE,
      dashboardUrl: links.dashboard,
    };
    return { "gift-given-back": sample, "gift-given-back-off-list": { ...sample, wish: "" } };
  },
});
