import * as words from "@giftling/messages/mail/account";
import { z } from "zod";
import { defineFormerParentMail } from "../composition/define-mail.ts";

/** Last mail of a deleted account (rule: account-purge). */
export const accountPurgedMail = defineFormerParentMail({
  facts: z.strictObject({}),
  read: ({ links }) => ({ homeUrl: links.home }),
  template: ({ homeUrl }) => ({
    subject: words.accountDeletedSubject(),
    preview: words.accountDeletedPreview(),
    title: words.accountDeletedTitle(),
    reason: words.accountDeletedReason(),
    body: ({ Words, Action }) => (
      <>
        <Words>{words.accountDeletedMessage()}</Words>
        <Action href={homeUrl}>{words.signUpAgainButton()}</Action>
      </>
    ),
  }),
  samples: ({ links }) => ({ purged: { homeUrl: links.home } }),
});
