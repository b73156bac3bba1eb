import { toUtcDay } from "@giftling/domain";
import { and, type Column, eq, gte, ne, type SQL, sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { visitDays } from "../../schema/analytics.ts";
import { wishlistItems } from "../../schema/wishlist.ts";
import { buildKidRowCondition } from "../core/ids.ts";
import { wishOnListCondition } from "../wishlist/items.ts";

export function getHourStart(now: Date): Date {
  const hour = new Date(now);
  hour.setUTCMinutes(0, 0, 0);
  return hour;
}

/** SQL condition that a row of `visitDays` counts page views. The other rows count clicks. */
const pageViewCondition = eq(visitDays.targetId, visitDays.kidId);
/** SQL condition that a row of `visitDays` counts clicks on a link. Includes deleted links. */
export const clickCondition = ne(visitDays.targetId, visitDays.kidId);

const sumVisits = (condition: SQL) =>
  sql<number>`coalesce(sum(${visitDays.visits}) filter (where ${condition}), 0)::int`;
/** Total clicks and page views of the selected rows of `visitDays`. */
export const visitTotalColumns = {
  totalLinkClicks: sumVisits(clickCondition),
  totalPageViews: sumVisits(pageViewCondition),
};

/**
 * Counts a kid's clicks, page views and wishes. Excludes off-list gifts. All counts are 0 for a kid of another family.
 */
export async function countKidVisitsAndWishes(db: Executor, familyId: string, kidId: string) {
  const [[visits], items] = await Promise.all([
    db
      .select(visitTotalColumns)
      .from(visitDays)
      .where(buildKidRowCondition(visitDays.kidId, familyId, kidId)),
    db.$count(
      wishlistItems,
      and(buildKidRowCondition(wishlistItems.kidId, familyId, kidId), wishOnListCondition),
    ),
  ]);
  return { totalLinkClicks: 0, totalPageViews: 0, ...visits, wishlistItems: items };
}

/** Returns SQL for the UTC day of a moment as YYYY-MM-DD, independent of the connection's time zone. */
export function buildUtcDay(moment: Column): SQL<string> {
  return sql<string>`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD')`;
}

/**
 * Counts the clicks on each link of a kid per UTC day, from the day of `since`. Omits days without clicks. Includes
 * deleted links (rule: click-report).
 */
export async function countClicksByLink(
  db: Executor,
  familyId: string,
  kidId: string,
  since: Date,
): Promise<{ day: string; linkId: string; clicks: number }[]> {
  const isKid = buildKidRowCondition(visitDays.kidId, familyId, kidId);
  return db
    .select({ day: visitDays.day, linkId: visitDays.targetId, clicks: visitDays.visits })
    .from(visitDays)
    .where(and(isKid, clickCondition, gte(visitDays.day, toUtcDay(since))));
}
