import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { purchases, wishlistItems } from "../../schema/wishlist.ts";
import { at, type StoredGift, storeGift, type WithGift } from "../gratitude/gift-statement.ts";
import { isWaiting } from "../gratitude/thank-you-queue.ts";
import { idIs } from "../ids.ts";
import { TELL_AFTER_COMMIT } from "../operation/after-commit.ts";
import { lockedWish } from "./items.ts";

export type PurchaseRow = typeof purchases.$inferSelect;

/**
 * Records a purchase and what belongs to it in one statement. The unique index decides between buyers (rule:
 * purchase-once): whoever comes later waits for the first, and stores nothing.
 */
export async function insertPurchase(
  db: Executor,
  purchase: PurchaseRow,
  withGift: WithGift,
): Promise<StoredGift> {
  const insert = (condition: SQL) => sql`
    insert into purchases (id, item_id, giver_name, is_anonymous, is_by_parent, is_on_wall, is_name_approved,
      undo_token_hash, purchased_at)
    select ${purchase.id}::uuid, target.id, ${purchase.giverName}::text, ${purchase.isAnonymous}::boolean,
      ${purchase.isByParent}::boolean, ${purchase.isOnWall}::boolean, ${purchase.isNameApproved}::boolean, ${purchase.undoTokenHash}::text,
      ${at(purchase.purchasedAt)}
    from target where ${condition}
    on conflict (item_id) do nothing`;
  return storeGift(db, { kind: "purchase", target: lockedWish(purchase.itemId), insert }, withGift);
}

/**
 * Takes back a purchase and its waiting thank-you in one statement; one that is queued or sent stays (rule:
 * undo-purchase). False when the item or the purchase is gone.
 */
export async function undoPurchaseOf(
  db: Executor,
  { id, itemId }: Pick<PurchaseRow, "id" | "itemId">,
): Promise<boolean> {
  const [row] = await db.execute<{ isUndone: boolean }>(sql`
    with ${lockedWish(itemId)}, purchase as (
      delete from purchases where id = ${id}::uuid and item_id = (select id from target) returning id
    ), thank_you as (
      delete from thank_yous
      where purchase_id = (select id from purchase) and ${isWaiting}
    )
    select exists (select from purchase) as "isUndone", ${TELL_AFTER_COMMIT} as telling`);
  return row?.isUndone === true;
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
