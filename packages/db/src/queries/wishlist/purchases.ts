import { and, eq } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { purchases, wishlistItems } from "../../schema/wishlist.ts";
import { idIs } from "../ids.ts";

export type PurchaseRow = typeof purchases.$inferSelect;

/**
 * Records a purchase; false when somebody already bought the item. This one statement on the unique index decides between
 * buyers (rule: purchase-once).
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

/** The purchase of an item with the item's kid, locked for the transaction; null when nobody bought it. */
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

/** Deletes a purchase locked by `lockPurchase`. */
export async function deletePurchase(tx: Executor, purchaseId: string): Promise<void> {
  await tx.delete(purchases).where(and(eq(purchases.id, purchaseId)));
}
