import { addDays, deletionMoment, type MemberRole } from "@giftling/domain";
import { z } from "zod";
import { parentMail } from "../composition/define-mail.ts";
import { formatDate } from "../templates/words.ts";

const DAY_MS = 86_400_000;

/** 60 and 83 days after an account was closed: it will be deleted (rule: closed-account). */
export const closingWarning = parentMail({
  facts: z.strictObject({ closedAt: z.iso.datetime() }),
  turnedOffBy: null,
  account: "closed",
  read({ clock, links }, { family: { closedAt }, role, facts }) {
    // Reactivated and closed again meanwhile: then another day is the last one.
    if (closedAt?.toISOString() !== facts.closedAt) return null;
    const purgeOn = deletionMoment(closedAt);
    const daysLeft = Math.ceil((purgeOn.getTime() - clock.now().getTime()) / DAY_MS);
    return daysLeft < 1 ? null : { role, daysLeft, purgeOn, signInUrl: links.signIn };
  },
  template({ role, daysLeft, purgeOn, signInUrl }) {
    const when = daysLeft === 1 ? "in 1 day" : `in ${daysLeft} days`;
    const isOwner = role === "owner";
    return {
      subject: `Your Giftling account will be deleted on ${formatDate(purgeOn)}`,
      preview: `Everything is deleted for good ${when}. ${isOwner ? "You can still keep it." : "You can still take it with you."}`,
      title: `Your account will be deleted ${when}`,
      body: ({ Words, Action, Small }) => (
        <>
          <Words>{`${isOwner ? "You closed your account" : "The owner of your family's page closed it"}. On ${formatDate(purgeOn)} everything in it is deleted for good: your children's pages, their pictures, the gifts and the thank-yous.`}</Words>
          <Words>
            {isOwner
              ? "Until then you can sign in to open it again, or to take everything with you."
              : "Until then its owner can open it again, and you can sign in to take everything with you."}
          </Words>
          <Action href={signInUrl}>{isOwner ? "Sign in to keep it" : "Sign in"}</Action>
          {isOwner && <Small>If you want it to go, there is nothing to do.</Small>}
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
