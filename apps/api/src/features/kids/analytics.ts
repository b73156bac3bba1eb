import {
  countActivity,
  countByDay,
  listSupporterNames,
} from "@giftling/db/queries/analytics/counts";
import { sumContributions } from "@giftling/db/queries/gratitude/contributions";
import {
  type AnalyticsView,
  dollarsFromCents,
  newSupportersByDay,
  trendDays,
  trendStart,
  uniqueSupporterCount,
} from "@giftling/domain";
import { ofOwnKid, type ParentContext } from "../own-kid.ts";

/**
 * The figures of one of the parent's kids, and what each of the last 30 UTC days added to them (rule: stat-cards,
 * supporter-count);
 * NOT_FOUND when the kid is missing or another family's.
 */
export function readAnalytics(ctx: ParentContext, kidId: string): Promise<AnalyticsView> {
  const now = ctx.deps.clock.now();
  return ofOwnKid(ctx, kidId, async (db, userId) => {
    const [givers, counts, sums, byDay] = await Promise.all([
      listSupporterNames(db, userId, kidId),
      countActivity(db, userId, kidId),
      sumContributions(db, userId, kidId),
      countByDay(db, userId, kidId, trendStart(now)),
    ]);
    const newSupporters = newSupportersByDay(givers);
    const days = new Map(byDay.map((counted) => [counted.day, counted]));
    return {
      ...counts,
      supporters: uniqueSupporterCount(givers),
      totalContributions: sums.total,
      unconfirmedContributions: sums.unconfirmed,
      daily: trendDays(now).map((day) => ({
        day,
        supporters: newSupporters.get(day) ?? 0,
        linkClicks: days.get(day)?.linkClicks ?? 0,
        contributions: dollarsFromCents(days.get(day)?.contributionCents ?? 0),
        wishlistItems: days.get(day)?.wishlistItems ?? 0,
      })),
    };
  });
}
