import { type ContributionType, type WallEntry, wallEntry } from "@giftling/domain";
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { contributions } from "../../schema/gratitude.ts";
import { purchases, wishlistItems } from "../../schema/wishlist.ts";
import { equalsId } from "../core/ids.ts";
import { buildGiftName } from "../wishlist/surprises.ts";
import {
  boughtUnitCondition,
  buildVisibleName,
  purchasesJoin,
  visibleBuyerName,
} from "../wishlist/units.ts";

/** SQL condition that the contribution is on its kid's wall (rule: wall-of-support). */
export const contributionOnWallCondition = sql`${contributions.isOnWall} and ${contributions.status} <> 'dismissed'`;

/**
 * Returns SQL for the purchases on a kid's wall. Excludes off-list gifts that are pending approval, because givers
 * entered the labels of these gifts (rule: wall-of-support).
 */
export const selectWallPurchases = (kid: SQL): SQL => sql`
  select ${purchases.id} as id, ${purchases.purchasedAt} as given_at, ${visibleBuyerName} as name,
    ${purchases.giverName} as full_name,
    ${purchases.isAnonymous} as is_anonymous, ${purchases.isByParent} as is_parent, ${buildGiftName(kid)} as gift_name,
    ${purchases.isThanked} as is_thanked
  from ${wishlistItems} join ${purchasesJoin}
  where ${wishlistItems.kidId} = ${kid} and ${boughtUnitCondition} and ${purchases.isOnWall}
    and (not ${wishlistItems.isOffList} or ${purchases.isNameApproved} is not false)`;

/** Position of a wall entry. A page of the wall starts after this entry. */
type Cursor = { givenAt: string; id: string };

/**
 * Returns SQL for the newest entries of a kid's wall, newest first. With `behind`, returns the entries after this
 * cursor. `type` is null for a purchase. The query must define the CTE `bought` with `selectWallPurchases`. Limits
 * purchases and contributions before merging, so that Postgres does not read all contributions to a kid.
 */
export function selectNewestWallEntries(kid: SQL, limit: SQL, behind?: Cursor): SQL {
  const cut = (givenAt: SQL, id: SQL) =>
    behind
      ? sql`(${givenAt}, ${id}) < (${behind.givenAt}::timestamptz, ${behind.id}::uuid)`
      : sql`true`;
  const givenAt = sql`${contributions.contributedAt}`;
  const id = sql`${contributions.id}`;
  return sql`
    (select ${id} as id, ${givenAt} as given_at, ${buildVisibleName(contributions.contributorName, contributions.isNameApproved)} as name,
      ${contributions.isAnonymous} as is_anonymous, false as is_parent, null as gift_name, ${contributions.type} as type,
      ${contributions.isThanked} as is_thanked
      from ${contributions}
      where ${contributions.kidId} = ${kid} and ${contributionOnWallCondition} and ${cut(givenAt, id)}
      order by ${givenAt} desc, ${id} desc limit ${limit})
    union all
    (select id, given_at, name, is_anonymous, is_parent, gift_name, null, is_thanked
      from bought where ${cut(sql`given_at`, sql`id`)} order by given_at desc, id desc limit ${limit})
    order by given_at desc, id desc limit ${limit}`;
}

async function findCursor(db: Executor, kidId: string, id: string): Promise<Cursor | null> {
  const [row] = await db
    .select({ givenAt: sql<string>`${contributions.contributedAt}::text` })
    .from(contributions)
    .where(and(equalsId(contributions.id, id), eq(contributions.kidId, kidId)))
    .unionAll(
      db
        .select({ givenAt: sql<string>`${purchases.purchasedAt}::text` })
        .from(wishlistItems)
        .innerJoin(purchases, eq(purchases.itemId, wishlistItems.id))
        .where(
          and(equalsId(purchases.id, id), boughtUnitCondition, eq(wishlistItems.kidId, kidId)),
        ),
    );
  return row ? { givenAt: row.givenAt, id } : null;
}

type EntryRow = {
  id: string;
  given_at: string;
  name: string | null;
  is_anonymous: boolean;
  is_parent: boolean;
  gift_name: string | null;
  type: ContributionType | null;
  is_thanked: boolean;
};

const labelOf = (type: ContributionType | null): WallEntry["label"] =>
  type === null ? "Gift" : type === "529" ? "529 Investment" : "Contribution";

/**
 * Returns at most `limit` wall entries of a kid that are older than the entry `before`, newest first. Returns null if
 * the kid has no entry `before` (rule: hub-lists).
 */
export async function listWallEntriesBefore(
  db: Executor,
  kidId: string,
  before: string | undefined,
  limit: number,
): Promise<WallEntry[] | null> {
  const cursor = before === undefined ? undefined : await findCursor(db, kidId, before);
  if (cursor === null) return null;
  const kid = sql`${kidId}::uuid`;
  const rows = await db.execute<EntryRow>(
    sql`with bought as materialized (${selectWallPurchases(kid)}) ${selectNewestWallEntries(kid, sql`${limit}::int`, cursor)}`,
  );
  return rows.map((row) =>
    wallEntry(
      { name: row.name, isAnonymous: row.is_anonymous },
      {
        id: row.id,
        label: labelOf(row.type),
        givenAt: new Date(row.given_at).toISOString(),
        giftName: row.gift_name,
        isParent: row.is_parent,
        isThanked: row.is_thanked,
      },
    ),
  );
}
