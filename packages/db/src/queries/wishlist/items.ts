import { type Currency, dollarsToCents, getMaxFunding } from "@giftling/domain";
import {
  and,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  ne,
  notExists,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { validate } from "uuid";
import type { Executor } from "../../client.ts";
import { families } from "../../schema/families.ts";
import { contributions, purchases } from "../../schema/gifts.ts";
import { kids } from "../../schema/kids.ts";
import { pictures } from "../../schema/pictures.ts";
import { prioritySlots } from "../../schema/priorities.ts";
import { wishlistItems } from "../../schema/wishlist.ts";
import { hubAccessColumns } from "../access/hub-access.ts";
import { buildItemInFamilyCondition, createId, equalsId, lockRows } from "../core/ids.ts";
import { memoizeStatement } from "../core/memoize-statement.ts";
import { hasPatchChanges } from "../core/patch.ts";
import { unitsJsonColumn } from "./units.ts";

export type WishlistColumns = Omit<
  typeof wishlistItems.$inferInsert,
  "id" | "kidId" | "position" | "createdAt"
>;

/** SQL condition that the wish is not deleted. A deleted wish remains while it has gifts (rule: deleted-wish). */
export const wishNotDeletedCondition = isNull(wishlistItems.deletedAt);

/** Returns the SQL condition that a wish belongs to the family and is not deleted. */
export const buildFamilyWishCondition = (familyId: string, itemId: string) =>
  and(buildItemInFamilyCondition(wishlistItems, familyId, itemId), wishNotDeletedCondition);

/**
 * Locks a wish against purchases until the end of the transaction. With `isWhole`, also blocks contributions. Returns
 * false if the wish does not exist, is deleted or belongs to another family.
 */
export async function lockWishlistItem(
  tx: Executor,
  familyId: string,
  itemId: string,
  { isWhole = false } = {},
): Promise<boolean> {
  const strength = isWhole ? "update" : "no key update";
  const ids = await lockRows(
    tx,
    wishlistItems,
    buildFamilyWishCondition(familyId, itemId),
    strength,
  );
  return ids.length > 0;
}

/** SQL condition that the wish is not a draft. Only parents can see drafts (rule: drafts). */
export const wishNotDraftCondition = ne(wishlistItems.state, "draft");

/** SQL condition that the wish is neither deleted nor the wish of an off-list gift (rule: other-gifts). */
export const wishOnListCondition = and(eq(wishlistItems.isOffList, false), wishNotDeletedCondition);

/**
 * SQL condition that a parent archived or deleted the wish. False for the wish of an off-list gift, which was never
 * listed (rule: other-gifts).
 */
export const wishRemovedCondition = and(
  eq(wishlistItems.isOffList, false),
  or(isNotNull(wishlistItems.deletedAt), eq(wishlistItems.state, "put-away")),
);

/** Returns the number of a kid's wishes, including activities (rule: bounds). */
export async function countWishes(db: Executor, kidId: string): Promise<number> {
  return db.$count(wishlistItems, and(eq(wishlistItems.kidId, kidId), wishOnListCondition));
}

/** Adds a wish to a kid and returns the wish's ID. Requires `lockKid`. */
export async function insertWish(tx: Executor, kidId: string, values: WishlistColumns) {
  const [id] = await insertWishes(tx, kidId, [values]);
  if (id === undefined) throw new Error("The wish was not stored");
  return id;
}

/** Adds wishes to a kid and returns their IDs, in the given order. Requires `lockKid`. */
export async function insertWishes(tx: Executor, kidId: string, items: readonly WishlistColumns[]) {
  const rows = items.map((values) => ({ ...values, kidId, id: createId() }));
  if (rows.length > 0) await tx.insert(wishlistItems).values(rows);
  return rows.map(({ id }) => id);
}

/**
 * Updates the given fields of a wish. Does nothing if the wish does not exist, is deleted or belongs to another family.
 */
export async function updateWishlistItem(
  db: Executor,
  familyId: string,
  itemId: string,
  patch: Partial<WishlistColumns>,
): Promise<void> {
  if (!hasPatchChanges(patch)) return;
  await db.update(wishlistItems).set(patch).where(buildFamilyWishCondition(familyId, itemId));
}

/**
 * Deletes a wish without gifts, and frees its slot. Returns the ID of the wish's picture, or null for an unknown wish.
 * Requires `lockWishlistItem` with `isWhole`.
 */
export async function deleteWishlistItem(tx: Executor, familyId: string, itemId: string) {
  const [gone] = await tx
    .delete(wishlistItems)
    .where(buildFamilyWishCondition(familyId, itemId))
    .returning({ pictureId: wishlistItems.pictureId });
  return gone ?? null;
}

/**
 * Hides a deleted wish that has gifts, and frees its slot. Clears the visitor hashes and e-mail addresses of its holds.
 * Also archives the wish, so that the previous release does not show it to visitors. Requires `lockWishlistItem` with
 * `isWhole` (rule: deleted-wish).
 */
export async function softDeleteWish(tx: Executor, itemId: string, now: Date): Promise<void> {
  await tx.delete(prioritySlots).where(eq(prioritySlots.wishlistItemId, itemId));
  await tx
    .update(purchases)
    .set({ visitorHash: null, networkHash: null, giverEmail: null })
    .where(and(eq(purchases.itemId, itemId), isNotNull(purchases.reservedUntil)));
  await tx
    .update(wishlistItems)
    .set({ state: "put-away", deletedAt: now, pictureFetch: null })
    .where(eq(wishlistItems.id, itemId));
}

/**
 * Deletes the given wishes without gifts permanently, if they are marked as deleted or belong to off-list gifts. The
 * caller must lock the wishes and delete their gifts first (rule: deleted-wish).
 */
export async function deleteWishesWithoutGifts(tx: Executor, itemIds: readonly string[]) {
  if (itemIds.length === 0) return;
  await tx
    .delete(wishlistItems)
    .where(
      and(
        inArray(wishlistItems.id, [...itemIds]),
        or(wishlistItems.isOffList, isNotNull(wishlistItems.deletedAt)),
        notExists(tx.select().from(purchases).where(eq(purchases.itemId, wishlistItems.id))),
        notExists(
          tx.select().from(contributions).where(eq(contributions.wishlistItemId, wishlistItems.id)),
        ),
      ),
    );
}

const wishForStranger = memoizeStatement((db) =>
  db
    .select({
      ...getTableColumns(wishlistItems),
      pictureKey: pictures.storageKey,
      priorityOrder: prioritySlots.slot,
      pieces: unitsJsonColumn,
      keepsSurprises: kids.keepsSurprises,
      hubAccess: hubAccessColumns,
    })
    .from(wishlistItems)
    .innerJoin(kids, eq(kids.id, wishlistItems.kidId))
    .innerJoin(families, eq(families.id, kids.familyId))
    .leftJoin(pictures, eq(pictures.id, wishlistItems.pictureId))
    .leftJoin(prioritySlots, eq(prioritySlots.wishlistItemId, wishlistItems.id))
    .where(
      and(
        eq(wishlistItems.id, sql.placeholder("itemId")),
        isNull(families.closedAt),
        wishNotDraftCondition,
      ),
    )
    .prepare("wish_for_stranger"),
);

/**
 * Returns a wish for a visitor, with the hub's access settings. Returns null for an unknown wish, a draft, and a closed
 * account.
 */
export async function findWishForVisitor(db: Executor, itemId: string) {
  if (!validate(itemId)) return null;
  const [row] = await wishForStranger(db).execute({ itemId });
  if (!row) return null;
  const { hubAccess, ...item } = row;
  return { item, hubAccess };
}

/**
 * Locks a wish's kid and then the wish, before a purchase or hold is added or deleted. Such a transaction locks the
 * kid, then the wish, then the unit (docs/architecture.md, Locks). Returns false for an unknown wish, a draft, and a
 * closed account.
 */
export async function lockWishForGift(tx: Executor, itemId: string): Promise<boolean> {
  const [kid] = await tx
    .select({ id: kids.id })
    .from(kids)
    .innerJoin(wishlistItems, eq(wishlistItems.kidId, kids.id))
    .innerJoin(families, eq(families.id, kids.familyId))
    .where(and(equalsId(wishlistItems.id, itemId), isNull(families.closedAt)))
    .for("key share", { of: kids });
  if (!kid) return false;
  return lockWish(tx, itemId, wishNotDraftCondition);
}

/**
 * Locks a wish. Must be called before the wish's units are locked. Returns false if the wish does not exist or does not
 * meet `condition`. Requires the lock of the wish's kid.
 */
export async function lockWish(tx: Executor, itemId: string, condition?: SQL): Promise<boolean> {
  const isIt = and(equalsId(wishlistItems.id, itemId), condition);
  return (await lockRows(tx, wishlistItems, isIt, "no key update")).length > 0;
}

/**
 * Adds a confirmed contribution in cents to an activity's total. A negative amount subtracts a contribution
 * (rule: activity-funding).
 */
export async function addFunding(tx: Executor, itemId: string, cents: number, currency: Currency) {
  const maxCents = dollarsToCents(getMaxFunding(currency));
  await tx
    .update(wishlistItems)
    .set({
      fundingReceivedCents: sql`greatest(0, least(${wishlistItems.fundingReceivedCents} + ${cents}::integer, ${maxCents}))`,
    })
    .where(and(eq(wishlistItems.id, itemId), eq(wishlistItems.isActivity, true)));
}
