import { eachLinkId, getLinkIdName, type LinkIdName } from "@giftling/domain";
import { and, type Column, count, gte, type SQL, sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { linkClicks, pageViewDays, pageViews } from "../../schema/analytics.ts";
import { wishlistItems } from "../../schema/wishlist.ts";
import { rowBelongsToKid } from "../core/ids.ts";
import { onListCondition } from "../wishlist/items.ts";

/** Returns the start of the UTC hour that contains `now`. */
export function getHourStart(now: Date): Date {
  const hour = new Date(now);
  hour.setUTCMinutes(0, 0, 0);
  return hour;
}

/** Returns SQL for the number of page views whose kid's ID matches the condition `isKid`. */
export const buildPageViewCount = (
  isKid: (kidId: Column) => SQL | undefined,
): SQL<number> => sql<number>`(
  (select count(*) from ${pageViews} where ${isKid(pageViews.kidId)})
  + (select coalesce(sum(${pageViewDays.views}), 0) from ${pageViewDays} where ${isKid(pageViewDays.kidId)})
)::int`;

/** Counts a kid's clicks, page views and wishes. Excludes off-list gifts. All counts are 0 for another family's kid. */
export async function countKidActivity(db: Executor, familyId: string, kidId: string) {
  const viewCount = buildPageViewCount((id) => rowBelongsToKid(id, familyId, kidId));
  const [clicks, [row], items] = await Promise.all([
    db.$count(linkClicks, rowBelongsToKid(linkClicks.kidId, familyId, kidId)),
    db.execute<{ views: number }>(sql`select ${viewCount} as views`),
    db.$count(
      wishlistItems,
      and(rowBelongsToKid(wishlistItems.kidId, familyId, kidId), onListCondition),
    ),
  ]);
  return { totalLinkClicks: clicks, totalPageViews: row?.views ?? 0, wishlistItems: items };
}

/** Returns SQL for the UTC day of a moment as YYYY-MM-DD, independent of the connection's time zone. */
export function buildUtcDay(moment: Column): SQL<string> {
  return sql<string>`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD')`;
}

/**
 * Number of clicks on one link on one day. Each kind of link has an ID field, and only the clicked link's field is set.
 * All ID fields are null if the link was deleted.
 */
type LinkDayCount = Record<LinkIdName, string | null> & {
  /** UTC day as YYYY-MM-DD. */
  day: string;
  clicks: number;
};

/**
 * Counts the clicks on each link of a family's kid, per UTC day since `since`. Days without clicks are absent
 * (rule: click-report).
 */
export async function countClicksByLink(
  db: Executor,
  familyId: string,
  kidId: string,
  since: Date,
): Promise<LinkDayCount[]> {
  const day = buildUtcDay(linkClicks.hour);
  const ids = eachLinkId((kind) => linkClicks[getLinkIdName(kind)]);
  return db
    .select({ day, ...ids, clicks: count() })
    .from(linkClicks)
    .where(and(rowBelongsToKid(linkClicks.kidId, familyId, kidId), gte(linkClicks.hour, since)))
    .groupBy(day, ...Object.values(ids));
}
