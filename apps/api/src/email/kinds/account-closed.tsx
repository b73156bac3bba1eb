import { deletionMoment, type MemberRole } from "@giftling/domain";
import { z } from "zod";
import { parentMail } from "../composition/define-mail.ts";
import type { MailText } from "../composition/mail-kind.ts";
import { formatDate } from "../templates/words.ts";

/** An account was closed, for each of its members: what happens now, and the way back (rule: account-mails). */
export const accountClosed = parentMail({
  facts: z.strictObject({ closedAt: z.iso.datetime() }),
  turnedOffBy: null,
  account: "closed",
  read({ config, links }, { family: { closedAt }, role, facts }) {
    // Brought back and closed again meanwhile: that has a mail of its own.
    if (closedAt?.toISOString() !== facts.closedAt) return null;
    const { contactEmail } = config;
    return { role, purgeOn: deletionMoment(closedAt), signInUrl: links.signIn, contactEmail };
  },
  template: ({ role, purgeOn, signInUrl, contactEmail }) =>
    role === "owner"
      ? toOwner({ purgeOn, signInUrl, contactEmail })
      : toParent({ purgeOn, signInUrl }),
  samples({ links, now }) {
    const sample = (role: MemberRole) => ({
      role,
      purgeOn: deletionMoment(now),
      signInUrl: links.signIn,
      contactEmail: "hello@giftling.example",
    });
    return { "account-closed": sample("owner"), "account-closed-parent": sample("parent") };
  },
});

type Words = { purgeOn: Date; signInUrl: string };

function toOwner({ purgeOn, signInUrl, contactEmail }: Words & { contactEmail: string }): MailText {
  return {
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
  };
}

function toParent({ purgeOn, signInUrl }: Words): MailText {
  return {
    subject: "Your family's page was closed",
    preview: `Everything is kept until ${formatDate(purgeOn)}.`,
    title: "Your family's page was closed",
    body: ({ Words, Action }) => (
      <>
        <Words>
          Its owner closed the page that you look after together. It is hidden from everybody, and
          you are both logged out on every device.
        </Words>
        <Words>{`For 90 days nothing is lost: until ${formatDate(purgeOn)} the owner can bring it back, and you can sign in and take everything with you. After that it is deleted for good.`}</Words>
        <Action href={signInUrl}>Sign in</Action>
      </>
    ),
  };
}
