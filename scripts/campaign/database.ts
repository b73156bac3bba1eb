import { join } from "node:path";
import { createDatabasePool, type Executor } from "@giftling/db/client";
import { findRunningPostgres } from "@giftling/db/postgres";
import { purchases } from "@giftling/db/schema/gifts";
import { wishlistItems } from "@giftling/db/schema/wishlist";
import { makeFamily, makeFamilyUrl, makeKid } from "@giftling/db/testing/factories";
import type { ProductProcess } from "../harness/product.ts";

const ROWS_PER_INSERT = 2_000;

/** Calls `use` with separate connections to the product's database. Throws if the database is not running. */
export async function withProductDatabase<T>(
  { localDir }: ProductProcess,
  use: (db: ReturnType<typeof createDatabasePool>["db"]) => Promise<T>,
): Promise<T> {
  const url = findRunningPostgres(join(localDir, "postgres"));
  if (!url) throw new Error("The product's Postgres does not run.");
  const { db, close } = createDatabasePool(url, { max: 2 });
  try {
    return await use(db);
  } finally {
    await close();
  }
}

/** Returns the column `count` of a query's first row, or 0 if the query returns no row. */
export const selectCount = (product: ProductProcess, query: string): Promise<number> =>
  withProductDatabase(product, async (db) => {
    const [row] = await db.execute<{ count: number }>(query);
    return row?.count ?? 0;
  });

/** Counts the rows of a query. `from` is the query's text after FROM, such as a table name. */
export const countRows = (product: ProductProcess, from: string): Promise<number> =>
  selectCount(product, `select count(*)::int as count from ${from}`);

/** Counts a kid's purchases and holds. */
export const countPurchasesAndHolds = (product: ProductProcess, kidId: string): Promise<number> =>
  countRows(
    product,
    `purchases join wishlist_items on wishlist_items.id = item_id where kid_id = '${kidId}'`,
  );

/** Inserts wishes without purchases for a kid, or for the kid of a new family. Returns the IDs. */
export function insertWishes(
  product: ProductProcess,
  count: number,
  { kidId, quantity = 1 }: { kidId?: string; quantity?: number } = {},
): Promise<{ kidId: string; wishes: string[] }> {
  return withProductDatabase(product, async (db) => {
    const of = kidId ?? (await makeKidOfNewFamily(db));
    const url = "https://example.com/train";
    const wish = { kidId: of, name: "Wooden train", url, quantity };
    const wishes: string[] = [];
    while (wishes.length < count) {
      const batch = Array.from(
        { length: Math.min(ROWS_PER_INSERT, count - wishes.length) },
        () => wish,
      );
      const rows = await db.insert(wishlistItems).values(batch).returning();
      wishes.push(...rows.map(({ id }) => id));
    }
    return { kidId: of, wishes };
  });
}

async function makeKidOfNewFamily(db: Executor): Promise<string> {
  const family = await makeFamily(db);
  await makeFamilyUrl(db, family.id, { address: `campaign-${family.id.slice(-12)}` });
  return (await makeKid(db, family.id)).id;
}

/** Counts acknowledged purchases that are not stored (`lost`), and repeated purchases of a wish (`doubled`). */
export function countLostAndDuplicatePurchases(
  product: ProductProcess,
  acknowledged: ReadonlySet<string>,
) {
  return withProductDatabase(product, async (db) => {
    const rows = await db.select({ itemId: purchases.itemId }).from(purchases);
    const stored = new Set(rows.map(({ itemId }) => itemId));
    return {
      lost: [...acknowledged].filter((id) => !stored.has(id)).length,
      doubled: rows.length - stored.size,
    };
  });
}
