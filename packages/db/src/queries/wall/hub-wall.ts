import { type ContributionType, createWallEntry, type WallEntry } from "@giftling/domain";
import { and, type Column, eq, type SQL, sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { contributions, purchases } from "../../schema/gifts.ts";
import { kids } from "../../schema/kids.ts";
import { wishlistItems } from "../../schema/wishlist.ts";
import { equalsId } from "../core/ids.ts";
import { giftNameColumn } from "../wishlist/surprises.ts";
import {
  buildGiverDisplayName,
  purchasedUnitCondition,
  selectUnits,
  visibleGiverNameColumn,
} from "../wishlist/units.ts";

export const contributionOnWallCondition = sql`${contributions.isOnWall} and ${contributions.status} <> 'dismissed'`;

/**
 * SQL condition that a unit from `selectUnits` is on the wall. Excludes off-list gifts that are pending approval,
 * because their labels come from givers (rule: wall-of-support).
 */
export const purchaseOnWallCondition = sql`${purchasedUnitCondition} and ${purchases.isOnWall}
  and (not ${purchases}.is_off_list or ${purchases.isNameApproved} is not false)`;

/** Columns of a contribution in the form of a wall entry. */
export const contributionEntryColumns = sql`${contributions.id} as id, ${contributions.contributedAt} as given_at,
  ${buildGiverDisplayName(contributions.contributorName, contributions.isNameApproved)} as name,
  ${contributions.isAnonymous} as is_anonymous, false as is_parent, null as gift_name, ${contributions.type} as type,
  ${contributions.isThanked} as is_thanked`;

/** Columns of a purchase from `selectUnits` in the form of a wall entry. Requires `kids` in the query. */
export const purchaseEntryColumns = sql`${purchases.id} as id, ${purchases.purchasedAt} as given_at,
  ${visibleGiverNameColumn} as name, ${purchases.isAnonymous} as is_anonymous, ${purchases.isByParent} as is_parent,
  ${giftNameColumn} as gift_name, null as type, ${purchases.isThanked} as is_thanked`;

/** Time and ID of the wall entry that precedes a page of the wall. */
type Cursor = { givenAt: string; id: string };

/**
 * Returns SQL for the newest entries of a kid's wall, newest first. With `behind`, returns the entries after this
 * cursor. The column `type` is null for a purchase. Limits purchases and contributions before merging the two lists, so
 * that Postgres does not read all contributions.
 */
function selectWallPage(kidId: string, limit: number, behind?: Cursor): SQL {
  const isBehind = (givenAt: Column, id: Column) =>
    behind
      ? sql`(${givenAt}, ${id}) < (${behind.givenAt}::timestamptz, ${behind.id}::uuid)`
      : sql`true`;
  const wishes = sql`(select * from ${wishlistItems} where ${eq(wishlistItems.kidId, kidId)})`;
  return sql`
    (select ${contributionEntryColumns} from ${contributions}
      where ${eq(contributions.kidId, kidId)} and ${contributionOnWallCondition}
        and ${isBehind(contributions.contributedAt, contributions.id)}
      order by given_at desc, id desc limit ${limit})
    union all
    (select ${purchaseEntryColumns} from ${kids} cross join (${selectUnits(wishes, sql`now()`)}) ${purchases}
      where ${eq(kids.id, kidId)} and ${purchaseOnWallCondition} and ${isBehind(purchases.purchasedAt, purchases.id)}
      order by given_at desc, id desc limit ${limit})
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
          and(equalsId(purchases.id, id), purchasedUnitCondition, eq(wishlistItems.kidId, kidId)),
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

const getLabel = (type: ContributionType | null): WallEntry["label"] =>
  type === null ? "Gift" : type === "529" ? "529 Investment" : "Contribution";

/**
 * Returns at most `limit` wall entries that are older than the entry `before`, newest first. Returns null if the kid
 * has no entry `before` (rule: hub-lists).
 */
export async function listWallEntriesBefore(
  db: Executor,
  kidId: string,
  before: string | undefined,
  limit: number,
): Promise<WallEntry[] | null> {
  const cursor = before === undefined ? undefined : await findCursor(db, kidId, before);
  if (cursor === null) return null;
  const rows = await db.execute<EntryRow>(selectWallPage(kidId, limit, cursor));
  return rows.map((row) =>
    createWallEntry(
      { name: row.name, isAnonymous: row.is_anonymous },
      {
        id: row.id,
        label: getLabel(row.type),
        givenAt: new Date(row.given_at).toISOString(),
        giftName: row.gift_name,
        isParent: row.is_parent,
        isThanked: row.is_thanked,
      },
    ),
  );
}
