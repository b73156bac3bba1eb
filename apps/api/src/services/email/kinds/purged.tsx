import * as words from "@giftling/messages/mail/account";
import { z } from "zod";
import { defineLastMail } from "../composition/define-mail.ts";

/** Last mail of a deleted account (rule: account-purge). */
export const purged = defineLastMail({
  facts: z.strictObject({}),
  read: ({ links }) => ({ homeUrl: links.home }),
  template: ({ homeUrl }) => ({
    subject: words.deletedSubject(),
    preview: words.goneForGood(),
    title: words.deletedTitle(),
    reason: words.lastMail(),
    body: ({ Words, Action }) => (
      <>
        <Words>{words.daysHavePassed()}</Words>
        <Action href={homeUrl}>{words.startAgain()}</Action>
      </>
    ),
  }),
  samples: ({ links }) => ({ purged: { homeUrl: links.home } }),
});
