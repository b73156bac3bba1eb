import { getAccountPurgeTime, type MemberRole } from "@giftling/domain";
import * as words from "@giftling/messages/mail/account";
import { z } from "zod";
import { defineParentMail } from "../composition/define-mail.ts";
import type { MailText } from "../composition/mail-kind.ts";
import { formatDate } from "../templates/format-text.ts";

/**
 * Mail to each member of a closed account about the consequences of the closing and the way to reactivate the account
 * (rule: account-mails).
 */
export const accountClosedMail = defineParentMail({
  facts: z.strictObject({ closedAt: z.iso.datetime() }),
  turnedOffBy: null,
  account: "closed",
  read({ config, links }, { family: { closedAt }, role, facts }) {
    // Dropped if the account was closed again, because the second closing has its own mail.
    if (closedAt?.toISOString() !== facts.closedAt) return null;
    const { contactEmail } = config;
    return { role, purgeOn: getAccountPurgeTime(closedAt), signInUrl: links.signIn, contactEmail };
  },
  template: ({ role, purgeOn, signInUrl, contactEmail }) =>
    role === "owner"
      ? toOwner({ purgeOn, signInUrl, contactEmail })
      : toParent({ purgeOn, signInUrl }),
  samples({ links, now }) {
    const sample = (role: MemberRole) => ({
      role,
      purgeOn: getAccountPurgeTime(now),
      signInUrl: links.signIn,
      contactEmail: "hello@giftling.example",
    });
    return { "account-closed": sample("owner"), "account-closed-parent": sample("parent") };
  },
});

type Facts = { purgeOn: Date; signInUrl: string };

function toOwner({ purgeOn, signInUrl, contactEmail }: Facts & { contactEmail: string }): MailText {
  const day = formatDate(purgeOn);
  return {
    subject: words.accountClosedSubject(),
    preview: words.accountClosedPreview(day),
    title: words.accountClosedTitle(),
    body: ({ Words, Action, Small }) => (
      <>
        <Words>{words.accountClosedMessage()}</Words>
        <Words>{words.accountRetentionMessage(day)}</Words>
        <Action href={signInUrl}>{words.reactivateAccountButton()}</Action>
        <Small>{words.accountClosedSecurityNote(contactEmail)}</Small>
      </>
    ),
  };
}

function toParent({ purgeOn, signInUrl }: Facts): MailText {
  const day = formatDate(purgeOn);
  return {
    subject: words.familyClosedSubject(),
    preview: words.familyClosedPreview(day),
    body: ({ Words, Action }) => (
      <>
        <Words>{words.familyClosedMessage()}</Words>
        <Words>{words.familyRetentionMessage(day)}</Words>
        <Action href={signInUrl}>{words.signInButton()}</Action>
      </>
    ),
  };
}
