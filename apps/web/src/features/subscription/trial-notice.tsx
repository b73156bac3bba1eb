import type { UserView } from "@giftling/domain";
import { formatPrice } from "@giftling/messages/billing/plans";
import * as words from "@giftling/messages/billing/subscription";
import { formatDate } from "../../components/format-day.ts";
import { PlanNotice } from "../../components/plan-notice.tsx";

/** Renders the end date of a running trial, and the plan that follows (rule: subscription-page). */
export function TrialNotice({ user }: { user: UserView }) {
  const { subscriptionStatus, trialDaysLeft: days, trialEndsAt, cancelAtPeriodEnd } = user;
  if (subscriptionStatus !== "trialing" || days === 0 || trialEndsAt === null) return null;
  const until = formatDate(trialEndsAt);
  return (
    <PlanNotice
      title={words.trialDaysLeftTitle(days)}
      text={
        cancelAtPeriodEnd
          ? words.canceledTrialMessage(until)
          : words.trialMessage(until, formatPrice("premium-monthly"))
      }
    />
  );
}
