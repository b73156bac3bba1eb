import type { ReferralStatsView } from "@giftling/domain";
import cards from "../../components/stat-cards.module.css";

/** What came of the link, in four figures (rule: referral-stats). */
export function ReferralStats({ stats }: { stats: ReferralStatsView["stats"] }) {
  const figures = [
    ["Link Clicks", stats.totalClicks],
    ["Sign-Ups", stats.totalSignups],
    ["Pages Published", stats.totalPublished],
    ["Months Earned", stats.totalRewardsEarned],
  ] as const;
  return (
    <dl className={cards.cards} aria-label="Totals">
      {figures.map(([label, value]) => (
        <div key={label} className={cards.card}>
          <dt className={cards.label}>{label}</dt>
          <dd className={cards.value}>{value.toLocaleString("en-US")}</dd>
        </div>
      ))}
    </dl>
  );
}
