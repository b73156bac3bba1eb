import { dollarsFromCents, MAX_FUNDING_CENTS, type WishlistItemView } from "@giftling/domain";
import { and, asc, eq, getTableColumns, isNull, sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { users } from "../../schema/account.ts";
import { kids } from "../../schema/kids.ts";
import { pictures } from "../../schema/pictures.ts";
import { prioritySlots } from "../../schema/priorities.ts";
import { purchases, wishlistItems } from "../../schema/wishlist.ts";
import { idIs, kidIsOf, ofKid } from "../ids.ts";
import { hasChanges } from "../patch.ts";
import { pictureAddress } from "../pictures/address.ts";

type ItemRow = typeof wishlistItems.$inferSelect;
/** An item with its picture, its slot, and its purchase if it has one. */
export type WishlistRow = ItemRow & {
  pictureKey: string | null;
  priorityOrder: number | null;
  purchase: typeof purchases.$inferSelect | null;
};
export type WishlistValues = Omit<
  typeof wishlistItems.$inferInsert,
  "id" | "kidId" | "priority" | "createdAt"
>;

/** An item as its parent sees it, in dollars. Internal columns are removed by name; all others pass. */
export function viewWishlistItem(row: WishlistRow): WishlistItemView {
  const { kidId: _kidId, pictureId: _pictureId, pictureKey, purchase, ...item } = row;
  const { fundingGoalCents, fundingReceivedCents, ...fields } = item;
  return {
    ...fields,
    imageUrl: pictureAddress(pictureKey),
    isPurchased: purchase !== null,
    purchasedBy: purchase?.giverName ?? null,
    purchasedAt: purchase?.purchasedAt.toISOString() ?? null,
    isAnonymous: purchase?.isAnonymous ?? false,
    isPriority: row.priorityOrder !== null,
    fundingGoal: fundingGoalCents === null ? null : dollarsFromCents(fundingGoalCents),
    fundingReceived: dollarsFromCents(fundingReceivedCents),
    createdAt: row.createdAt.toISOString(),
  };
}

const select = (db: Executor) =>
  db
    .select({
      ...getTableColumns(wishlistItems),
      pictureKey: pictures.storageKey,
      priorityOrder: prioritySlots.slot,
      purchase: purchases,
    })
    .from(wishlistItems)
    .leftJoin(pictures, eq(pictures.id, wishlistItems.pictureId))
    .leftJoin(prioritySlots, eq(prioritySlots.wishlistItemId, wishlistItems.id))
    .leftJoin(purchases, eq(purchases.itemId, wishlistItems.id));

/** A kid's items as their parent sees them, in the order they were added; none for another family's. */
export async function listWishlist(
  db: Executor,
  userId: string,
  kidId: string,
): Promise<WishlistItemView[]> {
  const rows = await select(db)
    .where(ofKid(wishlistItems.kidId, userId, kidId))
    .orderBy(asc(wishlistItems.id));
  return rows.map(viewWishlistItem);
}

/** The parent's item; null when it is missing or another family's (rule: not-found-not-forbidden). */
export async function findWishlistItem(
  db: Executor,
  userId: string,
  itemId: string,
): Promise<WishlistRow | null> {
  const [row] = await select(db).where(
    and(idIs(wishlistItems.id, itemId), kidIsOf(wishlistItems.kidId, userId)),
  );
  return row ?? null;
}

/** Locks the parent's item for the transaction, so that nobody can buy it; false when it is missing or another family's. */
export async function lockWishlistItem(
  tx: Executor,
  userId: string,
  itemId: string,
): Promise<boolean> {
  const rows = await tx
    .select({ id: wishlistItems.id })
    .from(wishlistItems)
    .where(and(idIs(wishlistItems.id, itemId), kidIsOf(wishlistItems.kidId, userId)))
    .for("no key update");
  return rows.length > 0;
}

/** Adds an item to a kid locked by `lockKid`; returns its id. */
export async function insertWishlistItem(
  tx: Executor,
  kidId: string,
  values: WishlistValues,
): Promise<string> {
  const [row] = await tx
    .insert(wishlistItems)
    .values({ ...values, kidId })
    .returning({ id: wishlistItems.id });
  if (!row) throw new Error("The wishlist item was not stored");
  return row.id;
}

/** Writes the given fields and leaves the others; does nothing when the item is missing or another family's. */
export async function updateWishlistItem(
  db: Executor,
  userId: string,
  itemId: string,
  patch: Partial<WishlistValues>,
): Promise<void> {
  if (!hasChanges(patch)) return;
  await db
    .update(wishlistItems)
    .set(patch)
    .where(and(idIs(wishlistItems.id, itemId), kidIsOf(wishlistItems.kidId, userId)));
}

/**
 * Deletes an item, bought or not, and frees its slot (rule: purchased-wish, priority-slots). Returns its picture's id; null
 * when there was no such item.
 */
export async function deleteWishlistItem(
  db: Executor,
  userId: string,
  itemId: string,
): Promise<{ pictureId: string | null } | null> {
  const [gone] = await db
    .delete(wishlistItems)
    .where(and(idIs(wishlistItems.id, itemId), kidIsOf(wishlistItems.kidId, userId)))
    .returning({ pictureId: wishlistItems.pictureId });
  return gone ?? null;
}

/**
 * An item by its id, with its family, for a stranger; null when it is missing or the account is closed. Its kid and then
 * the item stay unchanged until the transaction ends; the order prevents deadlocks.
 */
export async function findGiftForStranger(
  tx: Executor,
  itemId: string,
): Promise<{ id: string; name: string; kidId: string; userId: string } | null> {
  const [kid] = await tx
    .select({ kidId: kids.id, userId: kids.userId })
    .from(kids)
    .innerJoin(users, eq(users.id, kids.userId))
    .innerJoin(wishlistItems, eq(wishlistItems.kidId, kids.id))
    .where(and(idIs(wishlistItems.id, itemId), isNull(users.closedAt)))
    .for("key share", { of: kids });
  if (!kid) return null;
  const [item] = await tx
    .select({ id: wishlistItems.id, name: wishlistItems.name })
    .from(wishlistItems)
    .where(eq(wishlistItems.id, itemId))
    .for("share");
  return item ? { ...kid, ...item } : null;
}

/** An item whoever owns it, for the answer to a stranger who just acted on it. */
export async function findWishlistItemForStranger(
  db: Executor,
  itemId: string,
): Promise<WishlistRow | null> {
  const [row] = await select(db).where(idIs(wishlistItems.id, itemId));
  return row ?? null;
}

/**
 * Adds a confirmed chip-in to an activity's total, in cents; a negative one takes it back. The total stays between 0 and
 * the largest that a form accepts, whatever the parent set it to (rule: activity-funding).
 */
export async function addFunding(tx: Executor, itemId: string, cents: number): Promise<void> {
  await tx
    .update(wishlistItems)
    .set({
      fundingReceivedCents: sql`greatest(0, least(${wishlistItems.fundingReceivedCents} + ${cents}, ${MAX_FUNDING_CENTS}))`,
    })
    .where(and(eq(wishlistItems.id, itemId), eq(wishlistItems.isActivity, true)));
}
