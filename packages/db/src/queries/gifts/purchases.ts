import { and, asc, desc, eq, inArray, isNull, lte, or, sql } from "drizzle-orm";
import { validate } from "uuid";
import type { Executor } from "../../client.ts";
import { purchases } from "../../schema/gifts.ts";
import { thankYous } from "../../schema/thank-yous.ts";
import { wishlistItems } from "../../schema/wishlist.ts";
import { equalsId, lockRows } from "../core/ids.ts";
import { deleteWishesWithoutGifts, lockWish, lockWishForGift } from "../wishlist/items.ts";
import { purchasedUnitCondition, type UnitRow } from "../wishlist/units.ts";
import { hasContributions } from "./contributions.ts";
import { pendingThankYouCondition } from "./gift-thank-you.ts";

/** Purchase or hold without a unit number, which is assigned when the row is stored. */
export type PurchaseRow = Omit<
  typeof purchases.$inferSelect,
  "unit" | "visitorHash" | "networkHash" | "giverEmail"
>;

/** Converts a purchase or hold to a `UnitRow` with the unit number 1. No view shows the unit number. */
export const toUnitRow = ({ itemId: _itemId, ...row }: PurchaseRow): UnitRow => ({
  ...row,
  unit: 1,
  purchasedAt: row.purchasedAt.toISOString(),
  reservedUntil: row.reservedUntil?.toISOString() ?? null,
  receivedAt: row.receivedAt?.toISOString() ?? null,
});

/**
 * Deletes a purchase and its pending or failed thank-you. A queued or sent thank-you remains. Returns false if the
 * purchase does not exist or the gift was received (rule: undo-purchase).
 */
export async function deletePurchase(tx: Executor, { id, itemId }: { id: string; itemId: string }) {
  if (!(await lockWishForGift(tx, itemId))) return false;
  const [purchaseId] = await lockRows(
    tx,
    purchases,
    and(equalsId(purchases.id, id), eq(purchases.itemId, itemId), isNull(purchases.receivedAt)),
    "update",
  );
  if (!purchaseId) return false;
  await deleteGift(tx, purchaseId, itemId);
  return true;
}

/**
 * Deletes a purchase or hold and its pending or failed thank-you. Also removes the wish of an off-list gift, and a
 * deleted wish without other gifts. Requires the locks of the wish and the gift (rule: other-gifts).
 */
export async function deleteGift(tx: Executor, id: string, itemId: string): Promise<void> {
  // The thank-you is deleted first, because deleting the purchase clears the thank-you's reference.
  await tx.delete(thankYous).where(and(eq(thankYous.purchaseId, id), pendingThankYouCondition));
  await tx.delete(purchases).where(eq(purchases.id, id));
  await deleteWishesWithoutGifts(tx, [itemId]);
}

export type LockedPurchase = PurchaseRow & { kidId: string };

/**
 * Locks a wish and then its purchases, or only the purchase `giftId`, for the transaction. Returns the purchases with
 * the wish's kid, newest first. Excludes holds. Requires the kid's lock.
 */
export async function lockPurchases(tx: Executor, itemId: string, giftId?: string) {
  await lockWish(tx, itemId);
  const rows = await tx
    .select({ purchase: purchases, kidId: wishlistItems.kidId })
    .from(purchases)
    .innerJoin(wishlistItems, eq(wishlistItems.id, purchases.itemId))
    .where(
      and(
        equalsId(purchases.itemId, itemId),
        purchasedUnitCondition,
        giftId === undefined ? undefined : equalsId(purchases.id, giftId),
      ),
    )
    .orderBy(asc(purchases.id))
    .for("update", { of: purchases });
  // The rows are in ascending order of ID. Reversing the rows before the stable sort orders gifts of the same time by
  // descending ID.
  return rows
    .map(({ purchase, kidId }) => ({ ...purchase, kidId }))
    .reverse()
    .sort((one, two) => two.purchasedAt.getTime() - one.purchasedAt.getTime());
}

/**
 * Returns the IDs of a purchase and its wish. For the ID of a wish, returns the wish's newest purchase. Returns null if
 * no purchase matches.
 */
export async function findPurchase(db: Executor, id: string) {
  if (!validate(id)) return null;
  const [row] = await db
    .select({ itemId: purchases.itemId, purchaseId: purchases.id })
    .from(purchases)
    .where(and(or(eq(purchases.id, id), eq(purchases.itemId, id)), purchasedUnitCondition))
    .orderBy(desc(purchases.purchasedAt), desc(purchases.id))
    .limit(1);
  return row ?? null;
}

/** Renumbers the units of a wish from 1, to fit a reduced quantity. Requires `lockWishlistItem`. */
export async function renumberUnits(tx: Executor, itemId: string): Promise<void> {
  // The units first get high numbers, because two units of a wish must never have the same number.
  for (const start of [1_000_000, 0]) {
    await tx.execute(sql`
      update purchases set unit = ${start}::int + numbered.place
      from (
        select id, row_number() over (order by unit) as place from purchases where item_id = ${itemId}::uuid
      ) numbered
      where purchases.id = numbered.id`);
  }
}

/** Deletes a wish's holds that expired at or before `now`. Requires `lockWishlistItem`. */
export async function deleteExpiredHolds(tx: Executor, itemId: string, now: Date): Promise<void> {
  await tx
    .delete(purchases)
    .where(and(eq(purchases.itemId, itemId), lte(purchases.reservedUntil, now)));
}

/** Deletes purchases. Requires `lockPurchases`. */
export async function deletePurchases(tx: Executor, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(purchases).where(inArray(purchases.id, [...ids]));
}

/** Returns whether a wish has purchases, holds or undismissed contributions by visitors. */
export async function hasVisitorGifts(tx: Executor, itemId: string): Promise<boolean> {
  const isGiven = and(eq(purchases.itemId, itemId), eq(purchases.isByParent, false));
  return (await tx.$count(purchases, isGiven)) > 0 || (await hasContributions(tx, itemId));
}
