import { type WallEntry, wallEntry } from "@giftling/domain";
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { contributions } from "../../schema/gratitude.ts";
import { purchases, wishlistItems } from "../../schema/wishlist.ts";
import { idIs } from "../ids.ts";

/** The contributions on a kid's wall (rule: wall-of-support). */
export const contributionsOnWall = (kid: SQL): SQL =>
  sql`from ${contributions}
    where ${contributions.kidId} = ${kid} and ${contributions.isOnWall}
    and ${contributions.status} <> 'dismissed'`;

/**
 * The purchase of each wish, looked up one by one: a kid has few wishes, and a plan that is made for every kid would read
 * the purchases of all families instead.
 */
export const purchaseOfWish = sql`lateral (
    select * from ${purchases} where ${eq(purchases.itemId, wishlistItems.id)} offset 0
  ) ${purchases} on true`;

/** The purchases on a kid's wall (rule: wall-of-support). */
export const purchasesOnWall = (kid: SQL): SQL =>
  sql`from ${wishlistItems} join ${purchaseOfWish}
    where ${wishlistItems.kidId} = ${kid} and ${purchases.isOnWall}`;

/** Where a page of the wall begins: behind this entry. */
type Cursor = { givenAt: string; id: string };

/**
 * The newest entries of a kid's wall, or those behind the cursor, newest first, as rows. `id` is the wish's for a purchase.
 * Each of the two lists is cut before they are merged, so that a long ledger is not read as a whole.
 */
export function newestOnWall(kid: SQL, limit: SQL, behind?: Cursor): SQL {
  const from = ({ givenAt, id }: Record<keyof Cursor, SQL>) => {
    const cut =
      behind && sql`and (${givenAt}, ${id}) < (${behind.givenAt}::timestamptz, ${behind.id}::uuid)`;
    return sql`${cut ?? sql``} order by ${givenAt} desc, ${id} desc limit ${limit}`;
  };
  const given = { givenAt: sql`${contributions.contributedAt}`, id: sql`${contributions.id}` };
  const bought = { givenAt: sql`${purchases.purchasedAt}`, id: sql`${wishlistItems.id}` };
  return sql`
    select * from (
      (select ${given.id} as id, ${given.givenAt} as given_at,
        ${contributions.contributorName} as name, ${contributions.isAnonymous} as is_anonymous,
        false as is_parent, null as gift_name,
        case ${contributions.type} when '529' then '529 Investment' else 'Contribution' end as label
        ${contributionsOnWall(kid)} ${from(given)})
      union all
      (select ${bought.id}, ${bought.givenAt}, ${purchases.giverName}, ${purchases.isAnonymous},
        ${purchases.isByParent}, ${wishlistItems.name}, 'Gift'
        ${purchasesOnWall(kid)} ${from(bought)})
    ) newest
    order by given_at desc, id desc limit ${limit}`;
}

/** When an entry of that kid was given; null when there is no such entry. A purchase is named by its wish. */
async function findCursor(db: Executor, kidId: string, id: string): Promise<Cursor | null> {
  const [row] = await db
    .select({ givenAt: sql<string>`${contributions.contributedAt}::text` })
    .from(contributions)
    .where(and(idIs(contributions.id, id), eq(contributions.kidId, kidId)))
    .unionAll(
      db
        .select({ givenAt: sql<string>`${purchases.purchasedAt}::text` })
        .from(wishlistItems)
        .innerJoin(purchases, eq(purchases.itemId, wishlistItems.id))
        .where(and(idIs(wishlistItems.id, id), eq(wishlistItems.kidId, kidId))),
    );
  return row ? { givenAt: row.givenAt, id } : null;
}

type EntryRow = {
  id: string;
  given_at: string;
  name: string | null;
  is_anonymous: boolean;
  is_parent: boolean;
  label: WallEntry["label"];
  gift_name: string | null;
};

/**
 * At most `limit` entries of a kid's wall behind the entry `before`, newest first (rule: hub-lists); null when there is no
 * such entry.
 */
export async function listWallBehind(
  db: Executor,
  kidId: string,
  before: string | undefined,
  limit: number,
): Promise<WallEntry[] | null> {
  const cursor = before === undefined ? undefined : await findCursor(db, kidId, before);
  if (cursor === null) return null;
  const rows = await db.execute<EntryRow>(
    newestOnWall(sql`${kidId}::uuid`, sql`${limit}::int`, cursor),
  );
  return rows.map((row) =>
    wallEntry(
      { name: row.name, isAnonymous: row.is_anonymous },
      {
        id: row.id,
        label: row.label,
        givenAt: new Date(row.given_at).toISOString(),
        giftName: row.gift_name,
        isParent: row.is_parent,
      },
    ),
  );
}
