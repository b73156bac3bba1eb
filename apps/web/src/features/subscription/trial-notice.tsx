import { PRICES, type UserView } from "@giftling/domain";
import { IconSparkles } from "@tabler/icons-react";
import { formatDate } from "../../components/format-day.ts";
import classes from "./subscription.module.css";

/** While a trial runs: how long, and what happens then (spec section 2). */
export function TrialNotice({ user }: { user: UserView }) {
  const { subscriptionStatus, trialDaysLeft: days, trialEndsAt, cancelAtPeriodEnd } = user;
  if (subscriptionStatus !== "trialing" || days === 0 || trialEndsAt === null) return null;
  const title = `${days} ${days === 1 ? "day" : "days"} left of your Premium trial`;
  return (
    <section className={classes.notice} aria-label={title}>
      <IconSparkles size={24} stroke={1.5} aria-hidden className={classes.noticeIcon} />
      <div>
        <p className={classes.noticeTitle}>{title}</p>
        <p className={classes.small}>
          {cancelAtPeriodEnd
            ? `It ends on ${formatDate(trialEndsAt)}, and nothing is charged.`
            : `Until ${formatDate(trialEndsAt)}. Without a card it ends by itself and nothing is charged; with one, Premium goes on for ${PRICES["premium-monthly"].text}.`}
        </p>
      </div>
    </section>
  );
}
