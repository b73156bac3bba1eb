import { join } from "node:path";
import { createDatabase, type Executor } from "@giftling/db/client";
import { purchases, wishlistItems } from "@giftling/db/schema/wishlist";
import { makeFamily, makeFamilyUrl, makeKid } from "@giftling/db/testing/factories";
import { findRunningPostgres } from "@giftling/local-services/postgres";
import type { ProductProcess } from "../deep/product.ts";
import { getSessionCookie } from "./pictures.ts";
import { sendRequest } from "./requests.ts";

/** Number of rows per statement. */
const BATCH = 2_000;

/** Returns the URL of the product's running database. Throws when the database is not running. */
export function getDatabaseUrl(product: ProductProcess): string {
  const url = findRunningPostgres(join(product.localDir, "postgres"));
  if (!url) throw new Error("The product's Postgres does not run.");
  return url;
}

/** Runs `use` with separate connections to the product's database. */
export async function runOnDatabase<T>(
  product: ProductProcess,
  use: (db: ReturnType<typeof createDatabase>["db"]) => Promise<T>,
): Promise<T> {
  const { db, close } = createDatabase(getDatabaseUrl(product), { max: 2 });
  try {
    return await use(db);
  } finally {
    await close();
  }
}

/** Counts the rows of a query. `from` is a table's name, or everything after FROM in the query. */
export function countRows(product: ProductProcess, from: string): Promise<number> {
  return runOnDatabase(product, async (db) => {
    const [row] = await db.execute<{ count: number }>(`select count(*)::int as count from ${from}`);
    return row?.count ?? 0;
  });
}

/** Family created through calls to the product. */
export type CampaignFamily = { cookie: string; familyUrl: string; kidId: string };

/** Signs in a parent, claims the name as the family URL, and creates a kid. Throws when the product rejects a call. */
export async function createFamily(product: ProductProcess, name: string): Promise<CampaignFamily> {
  const cookie = await getSessionCookie(product, name);
  const headers = { cookie };
  const body = { familyUrl: name };
  await sendRequest(product, "POST", "/api/users/family-url", { body, headers });
  const kid = await sendRequest<{ id: string }>(product, "POST", "/api/kids", {
    body: { firstName: "Kit" },
    headers,
  });
  if (kid.status !== 201 || kid.body === null) {
    throw new Error(`There is no kid to give to: ${kid.status}`);
  }
  return { cookie, familyUrl: name, kidId: kid.body.id };
}

/**
 * Stores wishes without a purchase. Without `kidId`, also creates a family with a kid. Returns the ids of the wishes and of
 * the kid.
 */
export function insertWishes(
  product: ProductProcess,
  count: number,
  { kidId, quantity = 1 }: { kidId?: string; quantity?: number } = {},
): Promise<{ kidId: string; wishes: string[] }> {
  return runOnDatabase(product, async (db) => {
    const of = kidId ?? (await makeKidOfNewFamily(db));
    const wish = {
      kidId: of,
      name: "Wooden train",
      url: "https://example.com/train",
      quantity,
    };
    const wishes: string[] = [];
    while (wishes.length < count) {
      const batch = Array.from({ length: Math.min(BATCH, count - wishes.length) }, () => wish);
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

/** Returns the number of acknowledged gifts that are missing, and the number of surplus purchases of the same wish. */
export function countGiftDifferences(product: ProductProcess, acknowledged: ReadonlySet<string>) {
  return runOnDatabase(product, async (db) => {
    const rows = await db.select({ itemId: purchases.itemId }).from(purchases);
    const stored = new Set(rows.map(({ itemId }) => itemId));
    return {
      lost: [...acknowledged].filter((id) => !stored.has(id)).length,
      doubled: rows.length - stored.size,
    };
  });
}
