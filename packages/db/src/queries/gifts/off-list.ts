import { and, eq, sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { thankYous } from "../../schema/gratitude.ts";
import { kids } from "../../schema/kids.ts";
import { purchases, wishlistItems } from "../../schema/wishlist.ts";
import { createId } from "../core/ids.ts";
import { pendingThankYouCondition } from "./gift-thank-you.ts";

/**
 * Locks a kid before an off-list gift, which serializes counting and recording the kid's off-list gifts. Returns false
 * if the kid does not exist.
 */
export async function lockKidForOffListGift(tx: Executor, kidId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: kids.id })
    .from(kids)
    .where(eq(kids.id, kidId))
    .for("no key update");
  return rows.length > 0;
}

/** Returns the number of a kid's off-list gifts whose thank-you is pending or failed (rule: other-gifts). */
export async function countUnansweredOffListGifts(db: Executor, kidId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(thankYous)
    .innerJoin(purchases, eq(purchases.id, thankYous.purchaseId))
    .innerJoin(wishlistItems, eq(wishlistItems.id, purchases.itemId))
    .where(and(eq(thankYous.kidId, kidId), pendingThankYouCondition, wishlistItems.isOffList));
  return row?.count ?? 0;
}

/** Adds the wish of an off-list gift to a kid. Requires `lockKidForOffListGift`. Returns the wish's id. */
export async function insertOffListWish(tx: Executor, kidId: string, name: string) {
  const id = createId();
  await tx.insert(wishlistItems).values({ id, kidId, name, state: "put-away", isOffList: true });
  return id;
}

/**
 * Sets `is_off_list` on the wishes of off-list gifts that a process of the previous release recorded. Such a wish is
 * archived, has no URL, and was added within a minute of its gift. Skips locked rows, which remain for the next call.
 * Returns the number of updated wishes.
 */
export async function markOffListWishes(db: Executor, limit: number): Promise<number> {
  const rows = await db.execute(sql`
    update wishlist_items set is_off_list = true
    where id in (
      select wish.id from wishlist_items wish
      where not wish.is_off_list and wish.state = 'put-away' and wish.url is null and not wish.is_activity
        and wish.price is null and wish.description is null and wish.picture_id is null
        and exists (
          select from purchases
          where item_id = wish.id and purchased_at between wish.created_at - interval '1 minute'
            and wish.created_at + interval '1 minute')
      limit ${limit}
      for update skip locked)
    returning id`);
  return rows.length;
}
