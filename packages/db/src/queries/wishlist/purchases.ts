import { and, desc, eq, inArray, isNull, not, or, sql } from "drizzle-orm";
import { validate } from "uuid";
import type { Executor } from "../../client.ts";
import { thankYous } from "../../schema/gratitude.ts";
import { purchases, wishlistItems } from "../../schema/wishlist.ts";
import { isWaiting } from "../gratitude/thank-you-queue.ts";
import { idIs } from "../ids.ts";
import { lockWish, lockWishForGift } from "./items.ts";
import { isBought, type Piece } from "./pieces.ts";

/** A purchase or hold. Its unit is chosen when it is stored. */
export type PurchaseRow = Omit<
  typeof purchases.$inferSelect,
  "unit" | "visitorHash" | "networkHash"
>;

/** Converts a row to the form read from JSON. The unit is not shown. */
export const asPiece = ({ itemId: _itemId, ...row }: PurchaseRow): Piece => ({
  ...row,
  unit: 1,
  visitorHolds: 0,
  purchasedAt: row.purchasedAt.toISOString(),
  reservedUntil: row.reservedUntil?.toISOString() ?? null,
  receivedAt: row.receivedAt?.toISOString() ?? null,
});

/**
 * Takes back a purchase and its waiting thank-you, in the caller's transaction. A queued or sent thank-you stays. Returns
 * false when the wish or purchase is gone, or the gift was received (rule: undo-purchase).
 */
export async function undoPurchaseOf(
  tx: Executor,
  { id, itemId }: { id: string; itemId: string },
): Promise<boolean> {
  if (!(await lockWishForGift(tx, itemId))) return false;
  const [purchase] = await tx
    .select({ id: purchases.id })
    .from(purchases)
    .where(and(idIs(purchases.id, id), eq(purchases.itemId, itemId), isNull(purchases.receivedAt)))
    .for("update");
  if (!purchase) return false;
  await deleteGift(tx, purchase.id, itemId);
  return true;
}

/**
 * Deletes a purchase or hold, locked after its wish, and its waiting thank-you. The wish of an off-list gift is deleted
 * with it (rule: other-gifts).
 */
export async function deleteGift(tx: Executor, id: string, itemId: string): Promise<void> {
  // The thank-you first, because deleting the purchase clears its reference.
  await tx.delete(thankYous).where(and(eq(thankYous.purchaseId, id), isWaiting));
  await tx.delete(purchases).where(eq(purchases.id, id));
  await tx.delete(wishlistItems).where(and(eq(wishlistItems.id, itemId), wishlistItems.isOffList));
}

/** A purchase with its wish's kid. */
export type LockedPurchase = PurchaseRow & { kidId: string };

/**
 * Returns the purchases of an item with its kid, locked for the transaction after their wish, newest first: all of them, or
 * the given one. Empty when nobody bought it. Excludes holds. The caller has locked the item's kid.
 */
export async function lockPurchases(
  tx: Executor,
  itemId: string,
  giftId?: string,
): Promise<LockedPurchase[]> {
  await lockWish(tx, itemId);
  const rows = await tx
    .select({ purchase: purchases, kidId: wishlistItems.kidId })
    .from(purchases)
    .innerJoin(wishlistItems, eq(wishlistItems.id, purchases.itemId))
    .where(
      and(
        idIs(purchases.itemId, itemId),
        isBought,
        giftId === undefined ? undefined : idIs(purchases.id, giftId),
      ),
    )
    .orderBy(desc(purchases.purchasedAt), desc(purchases.id))
    .for("update", { of: purchases });
  return rows.map(({ purchase, kidId }) => ({ ...purchase, kidId }));
}

/**
 * Returns the purchase selected by an entry's id, a purchase's own id or its wish's, which selects the newest, and its
 * wish. Null when there is none.
 */
export async function findPurchase(
  db: Executor,
  id: string,
): Promise<{ itemId: string; purchaseId: string } | null> {
  if (!validate(id)) return null;
  const [row] = await db
    .select({ itemId: purchases.itemId, purchaseId: purchases.id })
    .from(purchases)
    .where(and(or(eq(purchases.id, id), eq(purchases.itemId, id)), isBought))
    .orderBy(desc(purchases.purchasedAt), desc(purchases.id))
    .limit(1);
  return row ?? null;
}

/** Renumbers the units of a wish from 1, so that all are within a new quantity. Requires `lockWishlistItem`. */
export async function renumberPieces(tx: Executor, itemId: string): Promise<void> {
  // First above all numbers, because no two rows may share one at any moment.
  for (const start of [1_000_000, 0]) {
    await tx.execute(sql`
      update purchases set unit = ${start}::int + numbered.place
      from (
        select id, row_number() over (order by unit) as place from purchases where item_id = ${itemId}::uuid
      ) numbered
      where purchases.id = numbered.id`);
  }
}

/** Deletes the ended holds of a wish. Requires `lockWishlistItem`. */
export async function forgetEndedHolds(tx: Executor, itemId: string): Promise<void> {
  await tx.delete(purchases).where(and(eq(purchases.itemId, itemId), not(isBought)));
}

/** Deletes purchases locked by `lockPurchases`. */
export async function deletePurchases(tx: Executor, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(purchases).where(inArray(purchases.id, [...ids]));
}
