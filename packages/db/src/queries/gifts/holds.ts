import { and, asc, desc, eq, gt, gte, inArray, isNotNull, lte, sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { purchases } from "../../schema/gifts.ts";
import { kids } from "../../schema/kids.ts";
import { wishlistItems } from "../../schema/wishlist.ts";
import { equalsId, lockRows } from "../core/ids.ts";
import { deleteWishesWithoutGifts, lockWish } from "../wishlist/items.ts";

/**
 * Locks a wish and then its holds, or only the hold `holdId`, for the transaction. Returns the IDs of the locked holds.
 * Requires the lock of the wish's kid.
 */
export async function lockHolds(tx: Executor, itemId: string, holdId?: string): Promise<string[]> {
  await lockWish(tx, itemId);
  return lockRows(
    tx,
    purchases,
    and(
      equalsId(purchases.itemId, itemId),
      isNotNull(purchases.reservedUntil),
      holdId === undefined ? undefined : equalsId(purchases.id, holdId),
    ),
    "update",
  );
}

/**
 * Locks all holds of the visitor who has the hold `holdId`, after locking the held wishes. Returns the IDs of the
 * locked holds. Returns an empty list for an unknown hold or visitor. Excludes holds of earlier days, because a
 * visitor's hash changes daily (rule: holds).
 */
export async function lockVisitorHolds(tx: Executor, itemId: string, holdId: string) {
  const [hold] = await tx
    .select({ visitorHash: purchases.visitorHash })
    .from(purchases)
    .where(and(equalsId(purchases.itemId, itemId), equalsId(purchases.id, holdId)));
  if (!hold?.visitorHash) return [];
  const isTheirs = and(
    eq(purchases.visitorHash, hold.visitorHash),
    isNotNull(purchases.reservedUntil),
  );
  const wishes = tx.select({ itemId: purchases.itemId }).from(purchases).where(isTheirs);
  await lockRows(tx, wishlistItems, inArray(wishlistItems.id, wishes), "no key update");
  return lockRows(tx, purchases, isTheirs, "update");
}

/**
 * Returns the visitors with at least `minimum` open holds at a family's hub, most holds first. `names` are the names on
 * the visitor's holds. `kidId` and `itemId` identify one of the held wishes (rule: holds).
 */
export async function listVisitorsWithMostHolds(
  db: Executor,
  familyId: string,
  { now, minimum, limit }: { now: Date; minimum: number; limit: number },
) {
  const holds = sql<number>`count(*)::int`;
  return db
    .select({
      holds,
      names: sql<
        string[]
      >`coalesce(json_agg(distinct ${purchases.giverName}) filter (where ${purchases.giverName} is not null), '[]')`,
      kidId: sql<string>`(array_agg(${wishlistItems.kidId} order by ${purchases.id}))[1]`,
      itemId: sql<string>`(array_agg(${purchases.itemId} order by ${purchases.id}))[1]`,
    })
    .from(kids)
    .innerJoin(wishlistItems, eq(wishlistItems.kidId, kids.id))
    .innerJoin(purchases, eq(purchases.itemId, wishlistItems.id))
    .where(
      and(
        eq(kids.familyId, familyId),
        gt(purchases.reservedUntil, now),
        isNotNull(purchases.visitorHash),
      ),
    )
    .groupBy(purchases.visitorHash)
    .having(gte(holds, minimum))
    .orderBy(desc(holds), asc(purchases.visitorHash))
    .limit(limit);
}

/**
 * Deletes expired holds and returns their number. Also removes a deleted wish with its last hold. Skips locked rows, so
 * that the statement never waits. A trigger invalidates the cached hubs (rule: holds).
 */
export async function deleteAllExpiredHolds(db: Executor, now: Date): Promise<number> {
  const ended = db
    .select({ id: purchases.id })
    .from(purchases)
    .where(lte(purchases.reservedUntil, now))
    .for("update", { skipLocked: true });
  const deleted = await db
    .delete(purchases)
    .where(inArray(purchases.id, ended))
    .returning({ itemId: purchases.itemId });
  await deleteWishesWithoutGifts(
    db,
    deleted.map(({ itemId }) => itemId),
  );
  return deleted.length;
}
