import { countClicksByLink } from "@giftling/db/queries/analytics/counts";
import { readKidAnalytics } from "@giftling/db/queries/analytics/kid-statistics";
import { readKidLists } from "@giftling/db/queries/dashboard/kid-lists";
import {
  type AnalyticsView,
  API_ERRORS,
  type ClickReportInput,
  type ClickReportView,
  centsToDollars,
  countNewSupportersByDay,
  countUniqueSupporters,
  getDashboardTrendStart,
  getLinkListName,
  getLinkName,
  LINK_KINDS,
  type LinkClicksView,
  listDashboardTrendDays,
} from "@giftling/domain";
import { removedLinksLabel } from "@giftling/messages/analytics/clicks";
import { runWithLanguage } from "@giftling/messages/language";
import { type ParentContext, readOwnKidList } from "../../access/parent-context.ts";
import { orNotFound } from "../../core/errors/app-error.ts";
import { requirePremium } from "../billing/plan-limits.ts";

/** Returns the statistics of a kid, including the daily increases of the last 30 UTC days (rule: stat-cards). */
export async function readAnalytics(ctx: ParentContext, kidId: string): Promise<AnalyticsView> {
  const now = ctx.deps.clock.now();
  const read = await readKidAnalytics(
    ctx.deps.db,
    ctx.familyId,
    kidId,
    getDashboardTrendStart(now),
  );
  const { givers, days, waitingNames, deletedWishes, ...totals } = orNotFound(read);
  const newSupporters = countNewSupportersByDay(givers);
  const added = new Map(days.map((counted) => [counted.day, counted]));
  return {
    ...totals,
    ...(waitingNames === 0 ? {} : { waitingNames }),
    ...(deletedWishes === 0 ? {} : { deletedWishes }),
    supporters: countUniqueSupporters(givers),
    daily: listDashboardTrendDays(now).map((day) => ({
      day,
      supporters: newSupporters.get(day) ?? 0,
      linkClicks: added.get(day)?.linkClicks ?? 0,
      contributions: centsToDollars(added.get(day)?.contributionCents ?? 0),
      wishlistItems: added.get(day)?.wishlistItems ?? 0,
    })),
  };
}

type Link = Pick<LinkClicksView, "id" | "label" | "kind">;

/** Returns the click report's entry for all deleted links, labeled in the caller's language. */
const removed = (ctx: ParentContext): Link => ({
  id: null,
  label: runWithLanguage(ctx.language, removedLinksLabel),
  kind: "removed",
});

/** Returns the clicks of a kid per link and UTC day. Throws PLAN_LIMIT or NOT_FOUND (rule: click-report). */
export function readClickReport(
  ctx: ParentContext,
  { kidId, range }: ClickReportInput,
): Promise<ClickReportView> {
  requirePremium(ctx, API_ERRORS.clickReportRequiresPremium);
  const now = ctx.deps.clock.now();
  const days = listDashboardTrendDays(now, Number(range));
  return readOwnKidList(ctx, kidId, async (db, familyId) => {
    const [read, counted] = await Promise.all([
      readKidLists(db, familyId, kidId, LINK_KINDS.map(getLinkListName), now),
      countClicksByLink(db, familyId, kidId, getDashboardTrendStart(now, Number(range))),
    ]);
    const lists = orNotFound(read);
    const known: Link[] = LINK_KINDS.flatMap((kind) =>
      lists[getLinkListName(kind)].map(({ id, label }) => ({ id, label, kind: getLinkName(kind) })),
    );
    const ids = new Set(known.map(({ id }) => id));
    // A link added or deleted between the two reads counts as deleted.
    const rows = counted.map((row) => ({
      ...row,
      linkId: ids.has(row.linkId) ? row.linkId : null,
    }));
    const links = [...known, removed(ctx)]
      .map((link) => withClicks(link, days, rows))
      .filter(({ id, clicks }) => id !== null || clicks > 0)
      .sort((a, b) => b.clicks - a.clicks);
    const daily = days.map((_, index) => sum(links.map((link) => link.daily[index] ?? 0)));
    return { days, daily, clicks: sum(daily), links };
  });
}

function withClicks(
  link: Link,
  days: readonly string[],
  rows: readonly { day: string; clicks: number; linkId: string | null }[],
): LinkClicksView {
  const byDay = new Map<string, number>();
  for (const { day, clicks, linkId } of rows) {
    if (linkId === link.id) byDay.set(day, (byDay.get(day) ?? 0) + clicks);
  }
  const daily = days.map((day) => byDay.get(day) ?? 0);
  return { ...link, clicks: sum(daily), daily };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
