import { deletionMoment } from "@giftling/domain";
import { z } from "zod";
import { parentMail } from "../composition/define-mail.ts";
import { formatDate } from "../templates/words.ts";

/** An account was closed, for its owner: what happens now, and the way back (rule: account-mails). */
export const accountClosed = parentMail({
  facts: z.strictObject({ closedAt: z.iso.datetime() }),
  turnedOffBy: null,
  account: "closed",
  read({ config, links }, { family: { closedAt }, facts }) {
    // Brought back and closed again meanwhile: that has a mail of its own.
    if (closedAt?.toISOString() !== facts.closedAt) return null;
    const { contactEmail } = config;
    return { purgeOn: deletionMoment(closedAt), signInUrl: links.signIn, contactEmail };
  },
  template: ({ purgeOn, signInUrl, contactEmail }) => ({
    subject: "Your Giftling account is closed",
    preview: `Everything is kept until ${formatDate(purgeOn)}, and you can bring it back.`,
    title: "Your account is closed",
    body: ({ Words, Action, Small }) => (
      <>
        <Words>
          Your family's hub is hidden from everybody, you are logged out on every device, and a
          subscription that ran has been cancelled.
        </Words>
        <Words>{`For 90 days nothing is lost. Until ${formatDate(purgeOn)} you can sign in and bring everything back: your children's pages, their pictures, the gifts and the thank-yous. After that it is deleted for good.`}</Words>
        <Action href={signInUrl}>Bring it back</Action>
        <Small>{`Was it not you? Bring it back with the button, then change the password that you sign in with, and tell us at ${contactEmail}.`}</Small>
      </>
    ),
  }),
  samples: ({ links, now }) => ({
    "account-closed": {
      purgeOn: deletionMoment(now),
      signInUrl: links.signIn,
      contactEmail: "hello@giftling.example",
    },
  }),
});
