import type { UserView } from "@giftling/domain";
import { priceText } from "@giftling/messages/billing/plans";
import * as words from "@giftling/messages/billing/subscription";
import { formatDate } from "../../components/format-day.ts";
import { Notice } from "../../components/notice.tsx";

/** Renders the end of a running trial and what follows it (rule: subscription-page). */
export function TrialNotice({ user }: { user: UserView }) {
  const { subscriptionStatus, trialDaysLeft: days, trialEndsAt, cancelAtPeriodEnd } = user;
  if (subscriptionStatus !== "trialing" || days === 0 || trialEndsAt === null) return null;
  const until = formatDate(trialEndsAt);
  return (
    <Notice
      title={words.trialDaysLeft(days)}
      text={
        cancelAtPeriodEnd
          ? words.endsOnUncharged(until)
          : words.untilDay(until, priceText("premium-monthly"))
      }
    />
  );
}
