import {
  type AnalyticsView,
  type ContributionView,
  type Currency,
  dollarsToCents,
  sumLedgerEntries,
} from "@giftling/domain";
import * as todayWords from "@giftling/messages/dashboard/today";
import * as listWords from "@giftling/messages/entries/list";
import { unconfirmedAmountNote } from "@giftling/messages/gifts/sums";
import { getLocale } from "@giftling/messages/language";
import { formatMoney } from "@giftling/messages/money";
import { useCurrency } from "../../../access/use-currency.ts";
import { ErrorState } from "../../../components/loading/error-state.tsx";
import { Skeleton } from "../../../components/loading/skeleton.tsx";
import classes from "../../../components/stat-cards.module.css";
import { trpc } from "../../../trpc.ts";
import { useRetryFailedQueries } from "../../../use-retry-failed-queries.ts";
import stats from "./stats.module.css";

type Stat = {
  label: string;
  value: string;
  /** Note below a statistic's value, such as the hub's page views. Null for a statistic without a note. */
  note: string | null;
  trend: StatTrend;
  change: string;
  trendText: string;
};

/** Returns the four statistics of a kid's hub with their trends and notes (rule: stat-cards). */
export function listHubStats(totals: AnalyticsView, currency?: Currency): Stat[] {
  const { daily, unconfirmedContributions: unconfirmed } = totals;
  const cents = (amount: number) => formatMoney(amount / 100, currency);
  return [
    stat(todayWords.supportersLabel(), totals.supporters, by(daily, "supporters"), count),
    {
      ...stat(todayWords.linkClicksLabel(), totals.totalLinkClicks, by(daily, "linkClicks"), count),
      note: todayWords.pageViewsLabel(totals.totalPageViews, count(totals.totalPageViews)),
    },
    {
      ...stat(
        todayWords.totalContributionsLabel(),
        dollarsToCents(totals.totalContributions),
        by(daily, "contributions").map(dollarsToCents),
        cents,
      ),
      note: unconfirmed > 0 ? unconfirmedAmountNote(formatMoney(unconfirmed, currency)) : null,
    },
    stat(todayWords.wishlistItemsLabel(), totals.wishlistItems, by(daily, "wishlistItems"), count),
  ];
}

/** Returns the statistics with the ledger's sums, or `totals` until the ledger has loaded (rule: one-ledger). */
function withLedger(
  totals: AnalyticsView,
  entries: readonly ContributionView[] | undefined,
): AnalyticsView {
  if (entries === undefined) return totals;
  const { total, unconfirmed } = sumLedgerEntries(entries);
  return { ...totals, totalContributions: total, unconfirmedContributions: unconfirmed };
}

type Daily = AnalyticsView["daily"];

const by = (daily: Daily, name: Exclude<keyof Daily[number], "day">) =>
  daily.map((day) => day[name]);

const count = (value: number) => value.toLocaleString(getLocale());

function stat(
  label: string,
  total: number,
  added: readonly number[],
  format: (value: number) => string,
): Stat {
  const trend = createStatTrend(total, added);
  return {
    label,
    value: format(total),
    note: null,
    trend,
    change:
      trend.added === 0
        ? todayWords.statUnchangedLabel()
        : todayWords.statIncreaseLabel(format(trend.added)),
    trendText: todayWords.statTrendDescription(format(trend.totals[0] ?? 0), format(total)),
  };
}

export function StatCards({ kidId }: { kidId: string }) {
  const query = trpc.kids.analytics.useQuery({ kidId });
  // Sends no request, because other dashboard components load the contributions.
  const { data: entries } = trpc.gratitude.contributions.useQuery({ kidId }, { enabled: false });
  const currency = useCurrency();
  const retry = useRetryFailedQueries();
  if (query.data === undefined) {
    if (!query.isError) return <PendingCards />;
    return (
      <ErrorState
        title={todayWords.statsLoadErrorTitle()}
        message={listWords.sectionLoadErrorMessage()}
        error={query.error}
        onRetry={retry}
      />
    );
  }
  return (
    <dl className={`${classes.cards} ${stats.figures}`} aria-label={todayWords.totalsAriaLabel()}>
      {listHubStats(withLedger(query.data, entries), currency).map((stat) => (
        <div key={stat.label} className={classes.card}>
          <dt className={classes.label}>{stat.label}</dt>
          <dd className={classes.value} data-long={stat.value.length > 7 || undefined}>
            {stat.value}
          </dd>
          {stat.note !== null && <dd className={classes.note}>{stat.note}</dd>}
          <dd className={classes.trend}>
            <Sparkline trend={stat.trend} label={stat.trendText} />
            {stat.change}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const LABELS = [
  todayWords.supportersLabel,
  todayWords.linkClicksLabel,
  todayWords.totalContributionsLabel,
  todayWords.wishlistItemsLabel,
];

/** Renders placeholders for the four statistics cards, with the cards' final height. */
function PendingCards() {
  return (
    <dl
      className={`${classes.cards} ${stats.figures}`}
      aria-label={todayWords.totalsAriaLabel()}
      aria-busy
    >
      {LABELS.map((label) => (
        <div key={label()} className={classes.card}>
          <dt className={classes.label}>{label()}</dt>
          <dd className={classes.value}>
            <Skeleton height={35} width={64} />
          </dd>
          {label === todayWords.linkClicksLabel && (
            <dd className={classes.note}>
              <Skeleton height={17} width={96} />
            </dd>
          )}
          <dd className={classes.trend}>
            <Skeleton height={50} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Renders the values of a statistic over the last 30 days as a line. `label` is the line's accessible description. */
function Sparkline({ trend, label }: { trend: StatTrend; label: string }) {
  const line = getTrendSvgPath(trend);
  return (
    <svg
      viewBox="0 0 120 32"
      preserveAspectRatio="none"
      className={stats.picture}
      data-flat={trend.added === 0}
      role="img"
      aria-label={label}
    >
      <path d={`${line}V32H0Z`} className={stats.area} />
      <path d={line} className={stats.line} />
    </svg>
  );
}

/** Change of a total over several days. */
type StatTrend = {
  /** Values of the total at the end of each day. The first element is the value before the first day. */
  totals: readonly number[];
  /** Increase in the total over the days of the trend. */
  added: number;
};

/** Returns the trend of a total. `added` contains each day's increase, oldest first. Money is in cents. */
export function createStatTrend(total: number, added: readonly number[]): StatTrend {
  // Deleted entries still count in `added`, so the computed start could be negative.
  const start = Math.max(
    0,
    added.reduce((rest, step) => rest - step, total),
  );
  const totals = [start];
  for (const step of added) totals.push(Math.min(total, (totals.at(-1) ?? 0) + step));
  return { totals, added: total - start };
}

const WIDTH = 120;
const HEIGHT = 32;
/** Margin above and below a trend's line, so that the stroke is not clipped. */
const EDGE = 3;

/** Returns the line of a trend as an SVG path in a box of 120 by 32 units. A constant total is drawn at the bottom. */
export function getTrendSvgPath({ totals }: StatTrend): string {
  const start = totals[0] ?? 0;
  const span = (totals.at(-1) ?? 0) - start || 1;
  const step = WIDTH / Math.max(1, totals.length - 1);
  return totals
    .map((total, index) => {
      const y = HEIGHT - EDGE - ((total - start) / span) * (HEIGHT - 2 * EDGE);
      return `${index === 0 ? "M" : "L"}${round(index * step)} ${round(y)}`;
    })
    .join("");
}

const round = (value: number) => Math.round(value * 100) / 100;
