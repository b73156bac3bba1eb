import { and, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import { validate } from "uuid";
import type { Executor } from "../../client.ts";
import { purchases } from "../../schema/gifts.ts";
import { wishlistItems } from "../../schema/wishlist.ts";
import { lockRows } from "../core/ids.ts";
import { purchasedUnitCondition } from "../wishlist/units.ts";

/**
 * Records the time at which a kid's gifts arrived, unless a time is already recorded. Deletes the recorded time if
 * `receivedAt` is null. Ignores gifts to other kids. Requires `lockKid` (rule: received).
 */
export async function setGiftsReceived(
  tx: Executor,
  kidId: string,
  giftIds: readonly string[],
  receivedAt: Date | null,
): Promise<void> {
  const known = giftIds.filter((id) => validate(id));
  if (known.length === 0) return;
  const ofKid = tx
    .select({ id: wishlistItems.id })
    .from(wishlistItems)
    .where(eq(wishlistItems.kidId, kidId));
  const ids = await lockRows(
    tx,
    purchases,
    and(
      inArray(purchases.id, known),
      inArray(purchases.itemId, ofKid),
      purchasedUnitCondition,
      receivedAt === null ? isNotNull(purchases.receivedAt) : isNull(purchases.receivedAt),
    ),
    "no key update",
  );
  if (ids.length === 0) return;
  await tx.update(purchases).set({ receivedAt }).where(inArray(purchases.id, ids));
}

/**
 * Archives a kid's shown wishes and returns their IDs. Ignores wishes of other kids. Requires `lockKid`
 * (rule: put-away).
 */
export async function archiveWishes(
  tx: Executor,
  kidId: string,
  itemIds: readonly string[],
): Promise<string[]> {
  const known = itemIds.filter((id) => validate(id));
  if (known.length === 0) return [];
  const isNamed = and(eq(wishlistItems.kidId, kidId), inArray(wishlistItems.id, known));
  const ids = await lockRows(tx, wishlistItems, isNamed, "no key update");
  if (ids.length === 0) return [];
  const archived = await tx
    .update(wishlistItems)
    .set({ state: "put-away" })
    .where(and(inArray(wishlistItems.id, ids), eq(wishlistItems.state, "shown")))
    .returning({ id: wishlistItems.id });
  return archived.map(({ id }) => id);
}
