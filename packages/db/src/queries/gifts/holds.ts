import { and, asc, eq, inArray, isNotNull, lte } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { purchases, wishlistItems } from "../../schema/wishlist.ts";
import { equalsId } from "../core/ids.ts";
import { lockWish } from "../wishlist/items.ts";
import { lockUnits } from "./purchases.ts";

/**
 * Locks the holds of an item for the transaction, or only the hold `holdId`, after their wish. Returns the ids of the
 * locked holds. The caller has locked the item's kid.
 */
export async function lockHolds(tx: Executor, itemId: string, holdId?: string): Promise<string[]> {
  await lockWish(tx, itemId);
  return lockUnits(
    tx,
    and(
      equalsId(purchases.itemId, itemId),
      isNotNull(purchases.reservedUntil),
      holdId === undefined ? undefined : equalsId(purchases.id, holdId),
    ),
    "update",
  );
}

/**
 * Locks all holds by the visitor of one hold, after their wishes. Returns the ids of the locked holds. Returns none when
 * the hold `holdId` is gone or its visitor is unknown. A visitor's hash changes daily, so that the same person's older
 * holds are excluded (rule: holds).
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
  await tx
    .select({ id: wishlistItems.id })
    .from(wishlistItems)
    .where(inArray(wishlistItems.id, wishes))
    .orderBy(asc(wishlistItems.id))
    .for("no key update");
  return lockUnits(tx, isTheirs, "update");
}

/**
 * Deletes expired holds. Skips locked rows, so that the statement never waits. A trigger notifies the caches of the
 * affected hubs. Returns the number of deleted holds (rule: holds).
 */
export async function deleteAllExpiredHolds(db: Executor, now: Date): Promise<number> {
  const ended = db
    .select({ id: purchases.id })
    .from(purchases)
    .where(lte(purchases.reservedUntil, now))
    .for("update", { skipLocked: true });
  const { count } = await db.delete(purchases).where(inArray(purchases.id, ended));
  return count;
}
