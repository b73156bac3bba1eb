import { readKidStatistics } from "@giftling/db/queries/analytics/kid-statistics";
import {
  type AnalyticsView,
  centsToDollars,
  countNewSupportersByDay,
  countUniqueSupporters,
  getTrendStart,
  listTrendDays,
} from "@giftling/domain";
import type { ParentContext } from "../../access/read-own-kid-list.ts";
import { orNotFound } from "../../core/errors/app-error.ts";

/**
 * Returns the statistics of a parent's kid, with the daily additions in the last 30 UTC days. Throws NOT_FOUND unless
 * the kid belongs to the caller's family (rule: stat-cards).
 */
export async function readAnalytics(ctx: ParentContext, kidId: string): Promise<AnalyticsView> {
  const now = ctx.deps.clock.now();
  const read = await readKidStatistics(ctx.deps.db, ctx.familyId, kidId, getTrendStart(now));
  const { givers, days, waitingNames, deletedWishes, ...totals } = orNotFound(read);
  const newSupporters = countNewSupportersByDay(givers);
  const added = new Map(days.map((counted) => [counted.day, counted]));
  return {
    ...totals,
    ...(waitingNames === 0 ? {} : { waitingNames }),
    ...(deletedWishes === 0 ? {} : { deletedWishes }),
    supporters: countUniqueSupporters(givers),
    daily: listTrendDays(now).map((day) => ({
      day,
      supporters: newSupporters.get(day) ?? 0,
      linkClicks: added.get(day)?.linkClicks ?? 0,
      contributions: centsToDollars(added.get(day)?.contributionCents ?? 0),
      wishlistItems: added.get(day)?.wishlistItems ?? 0,
    })),
  };
}
