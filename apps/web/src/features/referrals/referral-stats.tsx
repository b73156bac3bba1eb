import type { ReferralStatsView } from "@giftling/domain";
import { getLocale } from "@giftling/messages/language";
import * as words from "@giftling/messages/referrals/referrals";
import cards from "../../components/stat-cards.module.css";

/** Renders the results of the referral link as four statistics (rule: referral-stats). */
export function ReferralStats({ stats }: { stats: ReferralStatsView["stats"] }) {
  const figures = [
    [words.linkClicksLabel(), stats.totalClicks],
    [words.signUpsLabel(), stats.totalSignups],
    [words.publishedPagesLabel(), stats.totalPublished],
    [words.earnedMonthsLabel(), stats.totalRewardsEarned],
  ] as const;
  return (
    <dl className={cards.cards} aria-label={words.totalsAriaLabel()}>
      {figures.map(([label, value]) => (
        <div key={label} className={cards.card}>
          <dt className={cards.label}>{label}</dt>
          <dd className={cards.value}>{value.toLocaleString(getLocale())}</dd>
        </div>
      ))}
    </dl>
  );
}
