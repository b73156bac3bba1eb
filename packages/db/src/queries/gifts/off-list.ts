import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { purchases } from "../../schema/gifts.ts";
import { thankYous } from "../../schema/thank-yous.ts";
import { wishlistItems } from "../../schema/wishlist.ts";
import { createId, equalsId, lockRows } from "../core/ids.ts";
import { deleteWishesWithoutGifts } from "../wishlist/items.ts";
import { pendingThankYouCondition } from "./gift-thank-you.ts";
import { deleteExpiredHolds } from "./purchases.ts";

/** Returns the number of a kid's off-list gifts with a pending or failed thank-you (rule: other-gifts). */
export async function countUnansweredOffListGifts(db: Executor, kidId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(thankYous)
    .innerJoin(purchases, eq(purchases.id, thankYous.purchaseId))
    .innerJoin(wishlistItems, eq(wishlistItems.id, purchases.itemId))
    .where(and(eq(thankYous.kidId, kidId), pendingThankYouCondition, wishlistItems.isOffList));
  return row?.count ?? 0;
}

/** Adds the wish of an off-list gift and returns the wish's ID. Requires `lockKidIfNotDeleted`. */
export async function insertOffListWish(tx: Executor, kidId: string, name: string) {
  const id = createId();
  await tx.insert(wishlistItems).values({ id, kidId, name, state: "put-away", isOffList: true });
  return id;
}

/**
 * Converts an off-list gift into the purchase of one unit of a wish of the same kid. Deletes the wish of the off-list
 * gift. The gift's ID stays unchanged, so that its thank-you, wall entry and access token remain valid. Returns
 * `missing` if the gift does not exist or the wish is not shown, and `taken` if the wish has no free unit. Requires
 * `lockKidOfItem` (rule: other-gifts).
 */
export async function assignOffListGift(
  tx: Executor,
  { kidId, giftId, itemId, now }: { kidId: string; giftId: string; itemId: string; now: Date },
): Promise<"assigned" | "missing" | "taken"> {
  const [found] = await tx
    .select({ itemId: purchases.itemId })
    .from(purchases)
    .innerJoin(wishlistItems, eq(wishlistItems.id, purchases.itemId))
    .where(
      and(equalsId(purchases.id, giftId), eq(wishlistItems.kidId, kidId), wishlistItems.isOffList),
    );
  if (!found) return "missing";
  const wishes = await tx
    .select()
    .from(wishlistItems)
    .where(inArray(wishlistItems.id, [found.itemId, itemId]))
    .orderBy(asc(wishlistItems.id))
    .for("no key update");
  const wish = wishes.find(({ id }) => id === itemId);
  if (!wish || wish.kidId !== kidId || wish.state !== "shown" || wish.deletedAt !== null) {
    return "missing";
  }
  const [gift] = await lockRows(
    tx,
    purchases,
    and(eq(purchases.id, giftId), eq(purchases.itemId, found.itemId)),
    "update",
  );
  if (gift === undefined) return "missing";
  await deleteExpiredHolds(tx, itemId, now);
  const taken = await tx
    .select({ unit: purchases.unit })
    .from(purchases)
    .where(eq(purchases.itemId, itemId));
  if (wish.quantity !== null && taken.length >= wish.quantity) return "taken";
  const units = new Set(taken.map(({ unit }) => unit));
  let unit = 1;
  while (units.has(unit)) unit += 1;
  await tx.update(purchases).set({ itemId, unit }).where(eq(purchases.id, giftId));
  await tx
    .update(thankYous)
    .set({ giftLabel: wish.name })
    .where(and(eq(thankYous.purchaseId, giftId), pendingThankYouCondition));
  await deleteWishesWithoutGifts(tx, [found.itemId]);
  return "assigned";
}

/**
 * Sets `is_off_list` on the wishes of off-list gifts that the previous release recorded. Such a wish is archived, has
 * no URL, and was added within a minute of its gift. Skips locked rows until the next call. Returns the number of
 * updated wishes.
 */
export async function backfillOffListWishes(db: Executor, limit: number): Promise<number> {
  const rows = await db.execute(sql`
    update wishlist_items set is_off_list = true
    where id in (
      select wish.id from wishlist_items wish
      where not wish.is_off_list and wish.state = 'put-away' and wish.url is null and not wish.is_activity
        and not wish.is_idea
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
