import { and, desc, eq, inArray, not, or, sql } from "drizzle-orm";
import { validate } from "uuid";
import type { Executor } from "../../client.ts";
import { purchases, wishlistItems } from "../../schema/wishlist.ts";
import { giftStore } from "../gratitude/gift-store.ts";
import { isWaiting } from "../gratitude/thank-you-queue.ts";
import { idIs } from "../ids.ts";
import { TELL_AFTER_COMMIT } from "../operation/after-commit.ts";
import { IS_UNLISTED, lockedWishes } from "./items.ts";
import { isBought, type Piece } from "./pieces.ts";

/** A purchase or a hold; which piece it takes is decided when it is stored. */
export type PurchaseRow = Omit<typeof purchases.$inferSelect, "unit">;

/** A piece to take: `heldId` is the hold of the same giver that becomes the purchase (rule: holds). */
export type NewPurchase = PurchaseRow & { heldId: string | null };

/** A row as it is read back; which piece it is does not show. */
export const asPiece = ({ itemId: _itemId, ...row }: PurchaseRow): Piece => ({
  ...row,
  unit: 1,
  purchasedAt: row.purchasedAt.toISOString(),
  reservedUntil: row.reservedUntil?.toISOString() ?? null,
  receivedAt: row.receivedAt?.toISOString() ?? null,
});

const GIFT_COLUMNS = `giver_name, is_anonymous, is_by_parent, is_name_approved, undo_token_hash, message, reserved_until,
  purchased_at`;

/**
 * Records a purchase or a hold and what belongs to it in one statement, which takes the lowest free piece (rule: pieces): an ended
 * hold is taken over, and the giver's own becomes the purchase. Whoever comes later waits for the first, and stores nothing when
 * nothing is left (rule: purchase-once). The parent's own mark takes all free pieces of a wish that has so many.
 */
export const insertPurchase = giftStore<NewPurchase>(
  {
    kind: "purchase",
    columns: `item_id uuid, giver_name text, is_anonymous boolean, is_by_parent boolean, is_on_wall boolean,
      is_name_approved boolean, undo_token_hash text, message text, purchased_at timestamptz, reserved_until timestamptz,
      held_id uuid`,
    target: (lock) => `${lockedWishes(lock)},
  free as materialized (
    select wish.id, free_pieces(wish.id, wish.quantity, wish.moment, wish.own) as units
    from (
      select target.id, target.quantity, max(purchased_at) as moment, array_agg(held_id) as own
      from target join given using (n) group by target.id, target.quantity
    ) wish
  ), taking as materialized (
    select target.n, target.id as item_id, free.units[row_number() over (partition by target.id order by target.n)] as unit
    from target join free using (id)
  )`,
    insert: `
      insert into purchases (id, item_id, unit, is_on_wall, ${GIFT_COLUMNS})
      select given.id, taking.item_id, taking.unit, is_on_wall, ${GIFT_COLUMNS}
      from taking join given using (n)`,
    tail: "and taking.unit is not null order by taking.item_id, n on conflict do nothing",
    more: `
      rest as (
        insert into purchases (id, item_id, unit, is_on_wall, ${GIFT_COLUMNS})
        select gen_random_uuid(), taking.item_id, rest.unit, false, ${GIFT_COLUMNS}
        from stored join taking using (n) join target using (n) join free on free.id = taking.item_id,
          unnest(free.units) as rest (unit)
        where is_by_parent and target.quantity is not null and rest.unit <> taking.unit
      ),`,
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
    message: purchase.message,
    purchased_at: purchase.purchasedAt,
    reserved_until: purchase.reservedUntil,
    held_id: purchase.heldId,
  }),
);

/**
 * Takes back a purchase or a hold, and the waiting thank-you, in one statement; one that is queued or sent stays (rule:
 * undo-purchase). False when the item or the purchase is gone, or it was received.
 */
export async function undoPurchaseOf(
  db: Executor,
  { id, itemId }: { id: string; itemId: string },
): Promise<boolean> {
  const [row] = await db.execute<{ isUndone: boolean }>(sql`
    with given as (select 1 as n, ${itemId}::uuid as item_id), ${sql.raw(lockedWishes())}, purchase as (
      delete from purchases where id = ${id}::uuid and item_id = (select id from target) and received_at is null
      returning id
    ), thank_you as (
      delete from thank_yous
      where purchase_id = (select id from purchase) and ${isWaiting}
    ), unlisted as (
      delete from wishlist_items
      where id = (select id from target) and exists (select from purchase) and ${sql.raw(IS_UNLISTED)}
    )
    select exists (select from purchase) as "isUndone", ${sql.raw(TELL_AFTER_COMMIT)} as telling`);
  return row?.isUndone === true;
}

/** A purchase with its item's kid. */
export type LockedPurchase = PurchaseRow & { kidId: string };

/**
 * Purchases of an item with the item's kid, locked for the transaction, newest first: all of them, or the one with that id. None
 * when nobody bought it. Holds are not among them.
 */
export async function lockPurchases(
  tx: Executor,
  itemId: string,
  giftId?: string,
): Promise<LockedPurchase[]> {
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
 * Whose gift the parent means by an entry's id: a purchase's own id, or its item's, which stands for the newest. The item it is
 * of, and the purchase; null when there is none.
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

/**
 * Numbers the pieces of an item anew from 1, so that all of them are within a new quantity. The caller has locked the item by
 * `lockWishlistItem`.
 */
export async function renumberPieces(tx: Executor, itemId: string): Promise<void> {
  // Above all numbers first: no two rows may have the same one, not even for a moment.
  for (const start of [1_000_000, 0]) {
    await tx.execute(sql`
      update purchases set unit = ${start}::int + numbered.place
      from (
        select id, row_number() over (order by unit) as place from purchases where item_id = ${itemId}::uuid
      ) numbered
      where purchases.id = numbered.id`);
  }
}

/** Forgets the ended holds of an item that nobody gives; the caller has locked it by `lockWishlistItem`. */
export async function forgetEndedHolds(tx: Executor, itemId: string): Promise<void> {
  await tx.delete(purchases).where(and(eq(purchases.itemId, itemId), not(isBought)));
}

/** Deletes purchases locked by `lockPurchases`. */
export async function deletePurchases(tx: Executor, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(purchases).where(inArray(purchases.id, [...ids]));
}
