import { z } from "zod";
import { parentMail } from "../composition/define-mail.ts";

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
  read: ({ links }, { facts }) => ({ ...facts, dashboardUrl: links.dashboard }),
  template: ({ wish, giverName, childFirstName, dashboardUrl }) => {
    const who = giverName ?? "Somebody";
    return {
      subject: `“${wish}” is back on ${childFirstName}'s list`,
      preview: `${who} can't give it after all.`,
      title: `“${wish}” is back on the list`,
      body: ({ Words, Action }) => (
        <>
          <Words>
            {`${who} had recorded “${wish}” for ${childFirstName} and has now given it back. It is free on the list again, and its thank-you is no longer waiting for you.`}
          </Words>
          <Action href={dashboardUrl}>Open your dashboard</Action>
        </>
      ),
    };
  },
  samples: ({ links }) => ({
    "gift-given-back": {
      wish: "Wooden train",
      giverName: "Grandma Rose",
      childFirstName: "Emma",
      dashboardUrl: links.dashboard,
    },
  }),
});
