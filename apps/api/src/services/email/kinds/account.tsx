import { addDays, DAY_MS, getAccountPurgeTime, type MemberRole } from "@giftling/domain";
import { accountClosedTitle } from "@giftling/messages/account/closing";
import * as words from "@giftling/messages/mail/account";
import { openDashboardButton } from "@giftling/messages/mail/frame";
import { z } from "zod";
import { defineAddressMail, defineParentMail } from "../composition/define-mail.ts";
import type { MailLinks } from "../composition/links.ts";
import type { MailText } from "../composition/mail-kind.ts";
import { createActionMailBody } from "../templates/action-body.tsx";
import { formatDate } from "../templates/format-text.ts";

/** Mail to each member of a closed account about the closing's consequences and reactivation (rule: account-mails). */
const accountClosedMail = defineParentMail({
  facts: z.strictObject({ closedAt: z.iso.datetime() }),
  turnedOffBy: null,
  account: "closed",
  read({ config }, { family: { closedAt }, role, facts }) {
    // Dropped if the account was closed again, because the second closing has its own mail.
    if (closedAt?.toISOString() !== facts.closedAt) return null;
    return { role, purgeOn: getAccountPurgeTime(closedAt), contactEmail: config.contactEmail };
  },
  template({ role, purgeOn, contactEmail }, links) {
    const day = formatDate(purgeOn);
    return role === "owner" ? toOwner(day, links, contactEmail) : toParent(day, links);
  },
  samples({ now }) {
    const sample = (role: MemberRole) => ({
      role,
      purgeOn: getAccountPurgeTime(now),
      contactEmail: "hello@giftling.example",
    });
    return { "account-closed": sample("owner"), "account-closed-parent": sample("parent") };
  },
});

const toOwner = (day: string, { signIn }: MailLinks, contactEmail: string): MailText => ({
  subject: words.accountClosedSubject(),
  preview: words.accountClosedPreview(day),
  title: accountClosedTitle(),
  body: ({ Words, Action, Small }) => (
    <>
      <Words>{words.accountClosedMessage()}</Words>
      <Words>{words.accountRetentionMessage(day)}</Words>
      <Action href={signIn}>{words.reactivateAccountButton()}</Action>
      <Small>{words.accountClosedSecurityNote(contactEmail)}</Small>
    </>
  ),
});

const toParent = (day: string, { signIn }: MailLinks): MailText => ({
  subject: words.familyClosedSubject(),
  preview: words.familyClosedPreview(day),
  body: ({ Words, Action }) => (
    <>
      <Words>{words.familyClosedMessage()}</Words>
      <Words>{words.familyRetentionMessage(day)}</Words>
      <Action href={signIn}>{words.signInButton()}</Action>
    </>
  ),
});

/** Mail to each member of a reactivated account (rule: account-mails). */
const accountReactivatedMail = defineParentMail({
  facts: z.strictObject({}),
  turnedOffBy: null,
  read: ({ config: { contactEmail } }, { role }) => ({ role, contactEmail }),
  template: ({ role, contactEmail }, links) => ({
    subject: words.accountReactivatedSubject(),
    preview: words.accountReactivatedPreview(),
    title: words.accountReactivatedTitle(),
    body: ({ Words, Action, Small }) => (
      <>
        <Words>{words.accountReactivatedMessage()}</Words>
        <Action href={links.dashboard}>{openDashboardButton()}</Action>
        {role === "owner" && <Small>{words.accountReactivatedSecurityNote(contactEmail)}</Small>}
      </>
    ),
  }),
  samples: () => ({
    "account-reactivated": { role: "owner" as const, contactEmail: "hello@giftling.example" },
  }),
});

/** Mail that warns of the deletion of a closed account, 60 and 83 days after the closing (rule: closed-account). */
const closingWarningMail = defineParentMail({
  facts: z.strictObject({ closedAt: z.iso.datetime() }),
  turnedOffBy: null,
  account: "closed",
  read({ clock }, { family: { closedAt }, role, facts }) {
    // Dropped if the account was closed again, because the deletion date has changed.
    if (closedAt?.toISOString() !== facts.closedAt) return null;
    const purgeOn = getAccountPurgeTime(closedAt);
    const daysLeft = Math.ceil((purgeOn.getTime() - clock.now().getTime()) / DAY_MS);
    return daysLeft < 1 ? null : { role, daysLeft, purgeOn };
  },
  template({ role, daysLeft, purgeOn }, links) {
    const day = formatDate(purgeOn);
    const isOwner = role === "owner";
    const choice = isOwner
      ? words.ownerDeletionOptionsPreview()
      : words.parentDeletionOptionsPreview();
    return {
      subject: words.deletionWarningSubject(day),
      preview: `${words.deletionWarningPreview(daysLeft)} ${choice}`,
      title: words.deletionWarningTitle(daysLeft),
      body: ({ Words, Action, Small }) => (
        <>
          <Words>
            {isOwner
              ? words.ownerDeletionWarningMessage(day)
              : words.parentDeletionWarningMessage(day)}
          </Words>
          <Words>
            {isOwner ? words.ownerDeletionOptionsMessage() : words.parentDeletionOptionsMessage()}
          </Words>
          <Action href={links.signIn}>
            {isOwner ? words.cancelDeletionButton() : words.signInButton()}
          </Action>
          {isOwner && <Small>{words.noActionNeededNote()}</Small>}
        </>
      ),
    };
  },
  samples({ now }) {
    const sample = (daysLeft: number, role: MemberRole = "owner") => ({
      role,
      daysLeft,
      purgeOn: addDays(now, daysLeft),
    });
    return {
      "closing-warning-60": sample(30),
      "closing-warning-83": sample(7),
      "closing-warning-parent": sample(7, "parent"),
    };
  },
});

/** Last mail to each member of a deleted account (rule: account-purge). */
const accountPurgedMail = defineAddressMail({
  facts: z.strictObject({}),
  isSentIfRefused: true,
  read: async () => ({}),
  template: (_data, links) => ({
    subject: words.accountDeletedSubject(),
    preview: words.accountDeletedPreview(),
    title: words.accountDeletedTitle(),
    reason: words.accountDeletedMailReason(),
    body: createActionMailBody(
      words.accountDeletedMessage(),
      links.home,
      words.signUpAgainButton(),
    ),
  }),
  samples: () => ({ purged: {} }),
});

export const accountMails = {
  "account-closed": accountClosedMail,
  "account-reactivated": accountReactivatedMail,
  "closing-warning": closingWarningMail,
  purged: accountPurgedMail,
};
