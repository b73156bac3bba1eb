import { toUtcDay } from "@giftling/domain";
import { and, eq, gte, isNotNull, ne, type SQL, sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { visitDays } from "../../schema/analytics.ts";
import { contributions, purchases } from "../../schema/gifts.ts";
import { kids } from "../../schema/kids.ts";
import { supporters } from "../../schema/supporters.ts";
import { wishlistItems } from "../../schema/wishlist.ts";
import { equalsId } from "../core/ids.ts";
import { buildDollars, buildJsonArray, buildJsonObject } from "../core/json.ts";
import { pendingNameCountColumn } from "../wall/wall-entries.ts";
import { wishOnListCondition } from "../wishlist/items.ts";
import { purchasedUnitCondition } from "../wishlist/units.ts";
import { buildUtcDay, clickCondition, visitTotalColumns } from "./counts.ts";

/** Statistics of a kid for the dashboard. Days are UTC days as YYYY-MM-DD. */
type KidStatistics = {
  /**
   * Givers of purchases and contributions, and subscribed supporters. One person can occur several times. Excludes
   * purchases recorded by a parent and dismissed contributions (rule: supporter-count).
   */
  givers: { name: string | null; isAnonymous: boolean; day: string }[];
  /** Clicks, contributions in cents and new wishes per day. Omits days without events (rule: stat-cards). */
  days: { day: string; linkClicks: number; contributionCents: number; wishlistItems: number }[];
  totalLinkClicks: number;
  totalPageViews: number;
  wishlistItems: number;
  /** Sum of the reported and confirmed contributions, in dollars (rule: contribution-totals). */
  totalContributions: number;
  /** Sum of the reported contributions that are not confirmed, in dollars. */
  unconfirmedContributions: number;
  /** Number of purchases and contributions whose giver's name is pending approval (rule: approved-names). */
  waitingNames: number;
  /** Number of deleted wishes that have gifts (rule: deleted-wish). */
  deletedWishes: number;
};

const kid = sql`${kids.id}`;
const isTaken = and(eq(contributions.kidId, kid), ne(contributions.status, "dismissed"));

const givers = buildJsonArray(
  {
    name: sql`giver.name`,
    isAnonymous: sql`giver.is_anonymous`,
    day: sql`giver.day`,
  },
  sql`(
    select ${purchases.giverName}, ${purchases.isAnonymous}, ${buildUtcDay(purchases.purchasedAt)}
    from ${purchases}
    join ${wishlistItems} on ${eq(wishlistItems.id, purchases.itemId)}
    where ${eq(wishlistItems.kidId, kid)} and ${purchasedUnitCondition} and not ${purchases.isByParent}
    union all
    select ${contributions.contributorName}, ${contributions.isAnonymous}, ${buildUtcDay(contributions.contributedAt)}
    from ${contributions} where ${isTaken}
    union all
    select ${supporters.name}, false, ${buildUtcDay(supporters.createdAt)}
    from ${supporters} where ${eq(supporters.kidId, kid)}
  ) giver(name, is_anonymous, day)`,
  sql`giver.day`,
);

const daysSince = (since: Date): SQL =>
  buildJsonArray(
    {
      day: sql`added.day`,
      linkClicks: sql`added.clicks`,
      contributionCents: sql`added.cents`,
      wishlistItems: sql`added.items`,
    },
    sql`(
    select event.day, sum(event.clicks) clicks, sum(event.cents) cents, sum(event.items) items
    from (
      select to_char(${visitDays.day}, 'YYYY-MM-DD'), ${visitDays.visits}, 0, 0
      from ${visitDays}
      where ${and(eq(visitDays.kidId, kid), clickCondition, gte(visitDays.day, toUtcDay(since)))}
      union all
      select ${buildUtcDay(contributions.contributedAt)}, 0, ${contributions.amountCents}, 0
      from ${contributions} where ${and(isTaken, gte(contributions.contributedAt, since))}
      union all
      select ${buildUtcDay(wishlistItems.createdAt)}, 0, 0, 1
      from ${wishlistItems}
      where ${and(eq(wishlistItems.kidId, kid), wishOnListCondition, gte(wishlistItems.createdAt, since))}
    ) event(day, clicks, cents, items)
    group by event.day
  ) added`,
    sql`added.day`,
  );

const sumCents = (which: SQL | undefined) => sql`(
  select coalesce(sum(${contributions.amountCents}), 0) from ${contributions} where ${which})`;

const selectVisits = (total: SQL) =>
  sql`(select ${total} from ${visitDays} where ${eq(visitDays.kidId, kid)})`;

/**
 * Returns the statistics of a family's kid with a single statement. `since` is the first day of the daily figures.
 * Returns null if the kid does not exist or belongs to another family (rule: not-found-not-forbidden).
 */
export async function readKidAnalytics(
  db: Executor,
  familyId: string,
  kidId: string,
  since: Date,
): Promise<KidStatistics | null> {
  const fields: Record<keyof KidStatistics, SQL> = {
    givers,
    days: daysSince(since),
    totalLinkClicks: selectVisits(visitTotalColumns.totalLinkClicks),
    totalPageViews: selectVisits(visitTotalColumns.totalPageViews),
    wishlistItems: sql`${db.$count(wishlistItems, and(eq(wishlistItems.kidId, kid), wishOnListCondition))}`,
    waitingNames: pendingNameCountColumn,
    deletedWishes: sql`${db.$count(wishlistItems, and(eq(wishlistItems.kidId, kid), isNotNull(wishlistItems.deletedAt)))}`,
    totalContributions: buildDollars(sumCents(isTaken)),
    unconfirmedContributions: buildDollars(
      sumCents(and(eq(contributions.kidId, kid), eq(contributions.status, "reported"))),
    ),
  };
  const [row] = await db
    .select({ figures: sql<KidStatistics>`${buildJsonObject(fields)}` })
    .from(kids)
    .where(and(eq(kids.familyId, familyId), equalsId(kids.id, kidId)));
  return row?.figures ?? null;
}
