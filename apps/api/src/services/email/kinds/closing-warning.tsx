import { addDays, getAccountPurgeTime, type MemberRole } from "@giftling/domain";
import * as words from "@giftling/messages/mail/account";
import { z } from "zod";
import { defineParentMail } from "../composition/define-mail.ts";
import { formatDate } from "../templates/format-text.ts";

const DAY_MS = 86_400_000;

/** Mail that warns of the deletion of a closed account, 60 and 83 days after the closing (rule: closed-account). */
export const closingWarningMail = defineParentMail({
  facts: z.strictObject({ closedAt: z.iso.datetime() }),
  turnedOffBy: null,
  account: "closed",
  read({ clock, links }, { family: { closedAt }, role, facts }) {
    // Dropped if the account was closed again, because the deletion date has changed.
    if (closedAt?.toISOString() !== facts.closedAt) return null;
    const purgeOn = getAccountPurgeTime(closedAt);
    const daysLeft = Math.ceil((purgeOn.getTime() - clock.now().getTime()) / DAY_MS);
    return daysLeft < 1 ? null : { role, daysLeft, purgeOn, signInUrl: links.signIn };
  },
  template({ role, daysLeft, purgeOn, signInUrl }) {
    const day = formatDate(purgeOn);
    const isOwner = role === "owner";
    const choice = isOwner ? words.ownerChoicePreview() : words.parentChoicePreview();
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
          <Words>{isOwner ? words.ownerChoiceMessage() : words.parentChoiceMessage()}</Words>
          <Action href={signInUrl}>
            {isOwner ? words.keepAccountButton() : words.signInButton()}
          </Action>
          {isOwner && <Small>{words.noActionNeededNote()}</Small>}
        </>
      ),
    };
  },
  samples({ links, now }) {
    const sample = (daysLeft: number, role: MemberRole = "owner") => ({
      role,
      daysLeft,
      purgeOn: addDays(now, daysLeft),
      signInUrl: links.signIn,
    });
    return {
      "closing-warning-60": sample(30),
      "closing-warning-83": sample(7),
      "closing-warning-parent": sample(7, "parent"),
    };
  },
});
