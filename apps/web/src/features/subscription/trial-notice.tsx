import { PRICES, type UserView } from "@giftling/domain";
import { formatDate } from "../../components/format-day.ts";
import { Notice } from "../../components/notice.tsx";

/** While a trial runs: how long, and what happens then (rule: subscription-page). */
export function TrialNotice({ user }: { user: UserView }) {
  const { subscriptionStatus, trialDaysLeft: days, trialEndsAt, cancelAtPeriodEnd } = user;
  if (subscriptionStatus !== "trialing" || days === 0 || trialEndsAt === null) return null;
  const until = formatDate(trialEndsAt);
  return (
    <Notice
      title={`${days} ${days === 1 ? "day" : "days"} left of your Premium trial`}
      text={
        cancelAtPeriodEnd
          ? `It ends on ${until}, and nothing is charged.`
          : `Until ${until}. Without a card it ends by itself and nothing is charged; with one, Premium goes on for ${PRICES["premium-monthly"].text}.`
      }
    />
  );
}
