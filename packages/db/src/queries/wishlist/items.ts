import { dollarsFromCents, MAX_FUNDING_CENTS, type WishlistItemView } from "@giftling/domain";
import { and, asc, eq, getTableColumns, isNull, type SQL, sql } from "drizzle-orm";
import { validate } from "uuid";
import type { Executor } from "../../client.ts";
import { users } from "../../schema/account.ts";
import { kids } from "../../schema/kids.ts";
import { pictures } from "../../schema/pictures.ts";
import { prioritySlots } from "../../schema/priorities.ts";
import { purchases, wishlistItems } from "../../schema/wishlist.ts";
import { builtOnce } from "../built-once.ts";
import { doorColumns, type HubDoor } from "../hub/door.ts";
import { idIs, kidIsOf, ofKid } from "../ids.ts";
import { type GiftParent, giftParentColumns } from "../mail/outbox.ts";
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
    isByParent: purchase?.isByParent ?? false,
    isPriority: row.priorityOrder !== null,
    fundingGoal: fundingGoalCents === null ? null : dollarsFromCents(fundingGoalCents),
    fundingReceived: dollarsFromCents(fundingReceivedCents),
    createdAt: row.createdAt.toISOString(),
  };
}

const columns = {
  ...getTableColumns(wishlistItems),
  pictureKey: pictures.storageKey,
  priorityOrder: prioritySlots.slot,
  purchase: purchases,
};

const select = (db: Executor) =>
  db
    .select(columns)
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

/** How many items a kid's wishlist has, activities among them (rule: bounds). */
export async function countWishes(db: Executor, kidId: string): Promise<number> {
  return db.$count(wishlistItems, eq(wishlistItems.kidId, kidId));
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

const wishForStranger = builtOnce((db) =>
  db
    .select({ ...columns, parent: giftParentColumns, door: doorColumns })
    .from(wishlistItems)
    .innerJoin(kids, eq(kids.id, wishlistItems.kidId))
    .innerJoin(users, eq(users.id, kids.userId))
    .leftJoin(pictures, eq(pictures.id, wishlistItems.pictureId))
    .leftJoin(prioritySlots, eq(prioritySlots.wishlistItemId, wishlistItems.id))
    .leftJoin(purchases, eq(purchases.itemId, wishlistItems.id))
    .where(and(eq(wishlistItems.id, sql.placeholder("itemId")), isNull(users.closedAt)))
    .prepare("wish_for_stranger"),
);

/**
 * An item by its id for a stranger, the parent who hears of a gift, and the hub's door; null when it is missing or the account is closed.
 */
export async function findWishForStranger(
  db: Executor,
  itemId: string,
): Promise<{ item: WishlistRow; parent: GiftParent; door: HubDoor } | null> {
  if (!validate(itemId)) return null;
  const [row] = await wishForStranger(db).execute({ itemId });
  if (!row) return null;
  const { parent, door, ...item } = row;
  return { item, parent, door };
}

/**
 * The parts `kid` and `target` of a statement: an item that strangers see, and its kid. Both stay unchanged until the
 * statement ends; the kid is locked first, because any other order could deadlock.
 */
export const lockedWish = (itemId: string): SQL => sql`
  kid as materialized (
    select kids.id from kids
      join users on users.id = kids.user_id
      join wishlist_items on wishlist_items.kid_id = kids.id
    where wishlist_items.id = ${itemId}::uuid and users.closed_at is null
    for key share of kids
  ), target as materialized (
    select id, kid_id, name as label from wishlist_items
    where id = ${itemId}::uuid and kid_id = (select id from kid)
    for share
  )`;

/** An activity's total with so many cents more, between 0 and the largest that a form accepts (rule: activity-funding). */
export const fundingWith = (cents: number): SQL =>
  sql`greatest(0, least(funding_received_cents + ${cents}::int, ${MAX_FUNDING_CENTS}::int))`;

/** Adds a confirmed chip-in to an activity's total, in cents; a negative one takes it back (rule: activity-funding). */
export async function addFunding(tx: Executor, itemId: string, cents: number): Promise<void> {
  await tx
    .update(wishlistItems)
    .set({ fundingReceivedCents: fundingWith(cents) })
    .where(and(eq(wishlistItems.id, itemId), eq(wishlistItems.isActivity, true)));
}
