import { DEFAULT_LANGUAGE } from "@giftling/domain";
import { openYourDashboard } from "@giftling/messages/mail/frame";
import * as words from "@giftling/messages/mail/gifts";
import { z } from "zod";
import { parentMail } from "../composition/define-mail.ts";
import { withOwn } from "../templates/own-words.tsx";
import { plainWord } from "../templates/words.ts";

/** A giver gave a gift back more than a day after it was bought (rule: gift-pass). */
export const giftGivenBack = parentMail({
  // The gift is gone by then: what it was stands here.
  facts: z.strictObject({
    wish: z.string(),
    giverName: z.string().nullable(),
    childFirstName: z.string(),
  }),
  turnedOffBy: "giftRecorded",
  account: "open",
  read: ({ links }, { family, facts }) => ({
    ...facts,
    giverName: plainWord(facts.giverName),
    writtenIn: family.language,
    dashboardUrl: links.dashboard,
  }),
  template: ({ wish, giverName, childFirstName, writtenIn, dashboardUrl }) => ({
    subject: words.backOnListOf(wish, childFirstName),
    preview: words.cantGiveIt(giverName),
    title: withOwn(words.backOnTheList, wish, writtenIn),
    body: ({ Words, Action }) => (
      <>
        <Words>
          {withOwn((own) => words.hasGivenItBack(giverName, own, childFirstName), wish, writtenIn)}
        </Words>
        <Action href={dashboardUrl}>{openYourDashboard()}</Action>
      </>
    ),
  }),
  samples: ({ links }) => ({
    "gift-given-back": {
      wish: "Wooden train",
      giverName: "Grandma Rose",
      childFirstName: "Emma",
      writtenIn: DEFAULT_LANGUAGE,
      dashboardUrl: links.dashboard,
    },
  }),
});
