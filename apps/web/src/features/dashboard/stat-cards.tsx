import { type AnalyticsView, formatDollars } from "@giftling/domain";
import { Skeleton } from "@mantine/core";
import { ErrorState } from "../../components/error-state.tsx";
import { trpc } from "../../trpc.ts";
import classes from "./stat-cards.module.css";

type Stat = { label: string; value: string; note: string | null };

/** The four figures of a child's hub (spec section 2); the unconfirmed part of the money is named (decision D16). */
export function statsOf(totals: AnalyticsView): Stat[] {
  const { unconfirmedContributions: unconfirmed } = totals;
  return [
    { label: "Supporters", value: count(totals.supporters), note: null },
    { label: "Link Clicks", value: count(totals.totalLinkClicks), note: null },
    {
      label: "Total Contributions",
      value: formatDollars(totals.totalContributions),
      note: unconfirmed > 0 ? `${formatDollars(unconfirmed)} not confirmed yet` : null,
    },
    { label: "Wishlist Items", value: count(totals.wishlistItems), note: null },
  ];
}

const count = (value: number) => value.toLocaleString("en-US");

export function StatCards({ kidId }: { kidId: string }) {
  const query = trpc.kids.analytics.useQuery({ kidId });
  if (query.isError) {
    return (
      <ErrorState
        title="Your figures didn't load"
        message="Everything is safe. Please try again."
        onRetry={() => void query.refetch()}
      />
    );
  }
  const stats = query.data ? statsOf(query.data) : null;
  return (
    <dl className={classes.cards} aria-label="Totals" aria-busy={stats === null}>
      {(stats ?? PENDING).map((stat) => (
        <div key={stat.label} className={classes.card}>
          <dt className={classes.label}>{stat.label}</dt>
          <dd className={classes.value}>
            {stats === null ? <Skeleton height={32} width={64} /> : stat.value}
          </dd>
          {stat.note !== null && <dd className={classes.note}>{stat.note}</dd>}
        </div>
      ))}
    </dl>
  );
}

const PENDING: Stat[] = ["Supporters", "Link Clicks", "Total Contributions", "Wishlist Items"].map(
  (label) => ({ label, value: "", note: null }),
);
