import { and, eq, sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { purchases, wishlistItems } from "../../schema/wishlist.ts";
import { giftStore } from "../gratitude/gift-store.ts";
import { isWaiting } from "../gratitude/thank-you-queue.ts";
import { idIs } from "../ids.ts";
import { TELL_AFTER_COMMIT } from "../operation/after-commit.ts";
import { lockedWishes } from "./items.ts";

export type PurchaseRow = typeof purchases.$inferSelect;

/**
 * Records a purchase and what belongs to it in one statement. The unique index decides between buyers (rule:
 * purchase-once): whoever comes later waits for the first, and stores nothing.
 */
export const insertPurchase = giftStore<PurchaseRow>(
  {
    kind: "purchase",
    columns: `item_id uuid, giver_name text, is_anonymous boolean, is_by_parent boolean, is_on_wall boolean,
      is_name_approved boolean, undo_token_hash text, purchased_at timestamptz`,
    target: lockedWishes,
    insert: `
      insert into purchases (id, item_id, giver_name, is_anonymous, is_by_parent, is_on_wall, is_name_approved,
        undo_token_hash, purchased_at)
      select given.id, target.id, giver_name, is_anonymous, is_by_parent, is_on_wall, is_name_approved, undo_token_hash,
        purchased_at
      from target join given using (n)`,
    tail: "order by target.id, n on conflict (item_id) do nothing",
    more: "",
  },
  (purchase) => ({
    id: purchase.id,
    item_id: purchase.itemId,
    giver_name: purchase.giverName,
    is_anonymous: purchase.isAnonymous,
    is_by_parent: purchase.isByParent,
    is_on_wall: purchase.isOnWall,
    is_name_approved: purchase.isNameApproved,
    undo_token_hash: purchase.undoTokenHash,
    purchased_at: purchase.purchasedAt,
  }),
);

/**
 * Takes back a purchase and its waiting thank-you in one statement; one that is queued or sent stays (rule:
 * undo-purchase). False when the item or the purchase is gone.
 */
export async function undoPurchaseOf(
  db: Executor,
  { id, itemId }: Pick<PurchaseRow, "id" | "itemId">,
): Promise<boolean> {
  const [row] = await db.execute<{ isUndone: boolean }>(sql`
    with given as (select 1 as n, ${itemId}::uuid as item_id), ${sql.raw(lockedWishes())}, purchase as (
      delete from purchases where id = ${id}::uuid and item_id = (select id from target) returning id
    ), thank_you as (
      delete from thank_yous
      where purchase_id = (select id from purchase) and ${isWaiting}
    )
    select exists (select from purchase) as "isUndone", ${sql.raw(TELL_AFTER_COMMIT)} as telling`);
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
