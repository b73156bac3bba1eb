import type { ReferralStatsView } from "@giftling/domain";
import { locale } from "@giftling/messages/language";
import * as words from "@giftling/messages/referrals/referrals";
import cards from "../../components/stat-cards.module.css";

/** Renders the results of the referral link as four figures (rule: referral-stats). */
export function ReferralStats({ stats }: { stats: ReferralStatsView["stats"] }) {
  const figures = [
    [words.linkClicks(), stats.totalClicks],
    [words.signUps(), stats.totalSignups],
    [words.pagesPublished(), stats.totalPublished],
    [words.monthsEarned(), stats.totalRewardsEarned],
  ] as const;
  return (
    <dl className={cards.cards} aria-label={words.totals()}>
      {figures.map(([label, value]) => (
        <div key={label} className={cards.card}>
          <dt className={cards.label}>{label}</dt>
          <dd className={cards.value}>{value.toLocaleString(locale())}</dd>
        </div>
      ))}
    </dl>
  );
}
