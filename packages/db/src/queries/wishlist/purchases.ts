import { and, eq } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { purchases, wishlistItems } from "../../schema/wishlist.ts";
import { idIs } from "../ids.ts";

export type PurchaseRow = typeof purchases.$inferSelect;

/**
 * Records a purchase unless somebody already bought the item. False then: this one statement, on the unique index, is what
 * decides between buyers (D14).
 */
export async function insertPurchase(
  tx: Executor,
  purchase: typeof purchases.$inferInsert,
): Promise<boolean> {
  const stored = await tx
    .insert(purchases)
    .values(purchase)
    .onConflictDoNothing({ target: purchases.itemId })
    .returning({ id: purchases.id });
  return stored.length > 0;
}

/** The purchase of an item, taken for this transaction, with the item's kid; null when nobody bought it. */
export async function lockPurchase(
  tx: Executor,
  itemId: string,
): Promise<(PurchaseRow & { kidId: string }) | null> {
  const [row] = await tx
    .select({ purchase: purchases, kidId: wishlistItems.kidId })
    .from(purchases)
    .innerJoin(wishlistItems, eq(wishlistItems.id, purchases.itemId))
    .where(idIs(purchases.itemId, itemId))
    .for("update", { of: purchases });
  return row ? { ...row.purchase, kidId: row.kidId } : null;
}

/** Takes a purchase back. The caller holds it by `lockPurchase`. */
export async function deletePurchase(tx: Executor, purchaseId: string): Promise<void> {
  await tx.delete(purchases).where(and(eq(purchases.id, purchaseId)));
}
