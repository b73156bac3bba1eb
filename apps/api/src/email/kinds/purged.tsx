import * as words from "@giftling/messages/mail/account";
import { z } from "zod";
import { lastMail } from "../composition/define-mail.ts";

/** An account was deleted: the last mail about it (rule: account-purge). */
export const purged = lastMail({
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
