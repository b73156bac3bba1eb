import { z } from "zod";
import { lastMail } from "../composition/define-mail.ts";

/** An account was deleted: the last mail about it (rule: account-purge). */
export const purged = lastMail({
  facts: z.strictObject({}),
  read: ({ links }) => ({ homeUrl: links.origin }),
  template: ({ homeUrl }) => ({
    subject: "Your Giftling account has been deleted",
    preview: "Everything is gone for good.",
    title: "Your account has been deleted",
    reason: "This is the last mail about it: we no longer keep your address.",
    body: ({ Words, Action }) => (
      <>
        <Words>
          90 days have passed since your account was closed. Your children's pages, their pictures,
          the gifts and the thank-yous are gone for good. Thank you for having been with us.
        </Words>
        <Action href={homeUrl}>Start again one day</Action>
      </>
    ),
  }),
  samples: ({ links }) => ({ purged: { homeUrl: links.origin } }),
});
