import { addDays, deletionMoment } from "@giftling/domain";
import { z } from "zod";
import { parentMail } from "../composition/define-mail.ts";
import { formatDate } from "../templates/words.ts";

const DAY_MS = 86_400_000;

/** 60 and 83 days after an account was closed: it will be deleted (rule: closed-account). */
export const closingWarning = parentMail({
  facts: z.strictObject({ closedAt: z.iso.datetime() }),
  turnedOffBy: null,
  account: "closed",
  read({ clock, links }, { family: { closedAt }, facts }) {
    // Reactivated and closed again meanwhile: then another day is the last one.
    if (closedAt?.toISOString() !== facts.closedAt) return null;
    const purgeOn = deletionMoment(closedAt);
    const daysLeft = Math.ceil((purgeOn.getTime() - clock.now().getTime()) / DAY_MS);
    return daysLeft < 1 ? null : { daysLeft, purgeOn, signInUrl: links.signIn };
  },
  template({ daysLeft, purgeOn, signInUrl }) {
    const when = daysLeft === 1 ? "in 1 day" : `in ${daysLeft} days`;
    return {
      subject: `Your Giftling account will be deleted on ${formatDate(purgeOn)}`,
      preview: `Everything is deleted for good ${when}. You can still keep it.`,
      title: `Your account will be deleted ${when}`,
      body: ({ Words, Action, Small }) => (
        <>
          <Words>{`You closed your account. On ${formatDate(purgeOn)} everything in it is deleted for good: your children's pages, their pictures, the gifts and the thank-yous.`}</Words>
          <Words>
            Until then you can sign in to open it again, or to take everything with you.
          </Words>
          <Action href={signInUrl}>Sign in to keep it</Action>
          <Small>If you want it to go, there is nothing to do.</Small>
        </>
      ),
    };
  },
  samples({ links, now }) {
    const sample = (daysLeft: number) => ({
      daysLeft,
      purgeOn: addDays(now, daysLeft),
      signInUrl: links.signIn,
    });
    return { "closing-warning-60": sample(30), "closing-warning-83": sample(7) };
  },
});
