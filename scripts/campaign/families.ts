import { join } from "node:path";
import { createDatabase } from "@giftling/db/client";
import { purchases, wishlistItems } from "@giftling/db/schema/wishlist";
import { makeAddress, makeFamily, makeKid } from "@giftling/db/testing/factories";
import { findRunningPostgres } from "@giftling/local-services/postgres";
import type { Product } from "../deep/product.ts";

/** How many rows one statement stores. */
const BATCH = 2_000;

/** The product's database as it runs now. */
export function databaseUrlOf(product: Product): string {
  const url = findRunningPostgres(join(product.localDir, "postgres"));
  if (!url) throw new Error("The product's Postgres does not run.");
  return url;
}

/** Runs something on the product's database, on connections of its own. */
export async function onDatabase<T>(
  product: Product,
  use: (db: ReturnType<typeof createDatabase>["db"]) => Promise<T>,
): Promise<T> {
  const { db, close } = createDatabase(databaseUrlOf(product), { max: 2 });
  try {
    return await use(db);
  } finally {
    await close();
  }
}

/** The wishes of a new family's kid, which nobody has bought. Returns their ids and the kid's. */
export function makeWishes(
  product: Product,
  count: number,
): Promise<{ kidId: string; wishes: string[] }> {
  return onDatabase(product, async (db) => {
    const family = await makeFamily(db);
    await makeAddress(db, family.id, { address: `campaign-${family.id.slice(-12)}` });
    const kid = await makeKid(db, family.id);
    const wish = { kidId: kid.id, name: "Wooden train", url: "https://example.com/train" };
    const wishes: string[] = [];
    while (wishes.length < count) {
      const batch = Array.from({ length: Math.min(BATCH, count - wishes.length) }, () => wish);
      const rows = await db.insert(wishlistItems).values(batch).returning();
      wishes.push(...rows.map(({ id }) => id));
    }
    return { kidId: kid.id, wishes };
  });
}

/** How many of the acknowledged gifts are missing, and how many wishes have more than one purchase. */
export function compare(product: Product, acknowledged: ReadonlySet<string>) {
  return onDatabase(product, async (db) => {
    const rows = await db.select({ itemId: purchases.itemId }).from(purchases);
    const stored = new Set(rows.map(({ itemId }) => itemId));
    return {
      lost: [...acknowledged].filter((id) => !stored.has(id)).length,
      doubled: rows.length - stored.size,
    };
  });
}
