import { and, type Column, count, eq, gte, ne, type SQL, sql, sum } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { linkClicks, pageViews } from "../../schema/analytics.ts";
import { contributions } from "../../schema/gratitude.ts";
import { supporters } from "../../schema/supporters.ts";
import { purchases, wishlistItems } from "../../schema/wishlist.ts";
import { ofKid } from "../ids.ts";

/** The start of the hour, in UTC. */
export function hourOf(now: Date): Date {
  const hour = new Date(now);
  hour.setUTCMinutes(0, 0, 0);
  return hour;
}

/** All clicks, page views and items of a family's kid. */
export async function countActivity(
  db: Executor,
  userId: string,
  kidId: string,
): Promise<{ totalLinkClicks: number; totalPageViews: number; wishlistItems: number }> {
  const [clicks, views, items] = await Promise.all([
    db.$count(linkClicks, ofKid(linkClicks.kidId, userId, kidId)),
    db.$count(pageViews, ofKid(pageViews.kidId, userId, kidId)),
    db.$count(wishlistItems, ofKid(wishlistItems.kidId, userId, kidId)),
  ]);
  return { totalLinkClicks: clicks, totalPageViews: views, wishlistItems: items };
}

/** The UTC day of a moment as YYYY-MM-DD, whatever the time zone of the connection. */
function dayOf(moment: Column): SQL<string> {
  return sql<string>`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD')`;
}

type DailyCounts = {
  /** YYYY-MM-DD. */
  day: string;
  linkClicks: number;
  /** Reported and confirmed, in cents. */
  contributionCents: number;
  wishlistItems: number;
};

/** What each UTC day since `since` added for a family's kid; days without events are left out (rule: stat-cards). */
export async function countByDay(
  db: Executor,
  userId: string,
  kidId: string,
  since: Date,
): Promise<DailyCounts[]> {
  const none = sql<number>`0`;
  const clickDay = dayOf(linkClicks.hour);
  const contributionDay = dayOf(contributions.contributedAt);
  const itemDay = dayOf(wishlistItems.createdAt);
  const rows = await db
    .select({ day: clickDay, clicks: count().mapWith(Number), cents: none, items: none })
    .from(linkClicks)
    .where(and(ofKid(linkClicks.kidId, userId, kidId), gte(linkClicks.hour, since)))
    .groupBy(clickDay)
    .unionAll(
      db
        .select({
          day: contributionDay,
          clicks: none,
          cents: sum(contributions.amountCents).mapWith(Number),
          items: none,
        })
        .from(contributions)
        .where(
          and(
            ofKid(contributions.kidId, userId, kidId),
            ne(contributions.status, "dismissed"),
            gte(contributions.contributedAt, since),
          ),
        )
        .groupBy(contributionDay),
    )
    .unionAll(
      db
        .select({ day: itemDay, clicks: none, cents: none, items: count().mapWith(Number) })
        .from(wishlistItems)
        .where(and(ofKid(wishlistItems.kidId, userId, kidId), gte(wishlistItems.createdAt, since)))
        .groupBy(itemDay),
    );
  const days = new Map<string, DailyCounts>();
  for (const { day, clicks, cents, items } of rows) {
    const before = days.get(day);
    days.set(day, {
      day,
      linkClicks: (before?.linkClicks ?? 0) + Number(clicks),
      contributionCents: (before?.contributionCents ?? 0) + Number(cents),
      wishlistItems: (before?.wishlistItems ?? 0) + Number(items),
    });
  }
  return [...days.values()].sort((a, b) => a.day.localeCompare(b.day));
}

type LinkDayCount = {
  /** YYYY-MM-DD. */
  day: string;
  /** Both null when the link was deleted. */
  paymentLinkId: string | null;
  registryLinkId: string | null;
  clicks: number;
};

/**
 * Clicks on each link of a family's kid per UTC day since `since`; days without clicks are left out (rule: click-report).
 */
export async function countClicksByLink(
  db: Executor,
  userId: string,
  kidId: string,
  since: Date,
): Promise<LinkDayCount[]> {
  const day = dayOf(linkClicks.hour);
  const { paymentLinkId, registryLinkId } = linkClicks;
  return db
    .select({ day, paymentLinkId, registryLinkId, clicks: count() })
    .from(linkClicks)
    .where(and(ofKid(linkClicks.kidId, userId, kidId), gte(linkClicks.hour, since)))
    .groupBy(day, paymentLinkId, registryLinkId);
}

/**
 * One entry for each purchase, contribution and sign-up for news of a kid, with its UTC day. The domain decides which
 * entries are the same person. The parent's own marks and dismissed contributions are left out (rule: supporter-count).
 */
export async function listSupporterNames(
  db: Executor,
  userId: string,
  kidId: string,
): Promise<{ name: string | null; isAnonymous: boolean; day: string }[]> {
  return db
    .select({
      name: purchases.giverName,
      isAnonymous: purchases.isAnonymous,
      day: dayOf(purchases.purchasedAt),
    })
    .from(purchases)
    .innerJoin(wishlistItems, eq(wishlistItems.id, purchases.itemId))
    .where(and(ofKid(wishlistItems.kidId, userId, kidId), eq(purchases.isByParent, false)))
    .unionAll(
      db
        .select({
          name: contributions.contributorName,
          isAnonymous: contributions.isAnonymous,
          day: dayOf(contributions.contributedAt),
        })
        .from(contributions)
        .where(
          and(ofKid(contributions.kidId, userId, kidId), ne(contributions.status, "dismissed")),
        ),
    )
    .unionAll(
      db
        .select({
          name: sql<string | null>`${supporters.name}`,
          isAnonymous: sql<boolean>`false`,
          day: dayOf(supporters.createdAt),
        })
        .from(supporters)
        .where(ofKid(supporters.kidId, userId, kidId)),
    );
}
