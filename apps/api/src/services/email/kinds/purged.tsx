import * as words from "@giftling/messages/mail/account";
import { z } from "zod";
import { defineFormerParentMail } from "../composition/define-mail.ts";
import { createActionBody } from "../templates/action-body.tsx";

/** Last mail to each member of a deleted account (rule: account-purge). */
export const accountPurgedMail = defineFormerParentMail({
  facts: z.strictObject({}),
  read: ({ links }) => ({ homeUrl: links.home }),
  template: ({ homeUrl }) => ({
    subject: words.accountDeletedSubject(),
    preview: words.accountDeletedPreview(),
    title: words.accountDeletedTitle(),
    reason: words.accountDeletedReason(),
    body: createActionBody(words.accountDeletedMessage(), homeUrl, words.signUpAgainButton()),
  }),
  samples: ({ links }) => ({ purged: { homeUrl: links.home } }),
});
