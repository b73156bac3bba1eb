import type { KidView } from "@giftling/domain";
import { and, asc, eq, getTableColumns, inArray, isNotNull, lt, max, sql } from "drizzle-orm";
import { buildBatchCondition, extendStatementTimeout } from "../../batches.ts";
import type { Executor } from "../../client.ts";
import { kids } from "../../schema/kids.ts";
import { pictures } from "../../schema/pictures.ts";
import { PRIORITY_TABLES } from "../../schema/priorities.ts";
import { thankYous } from "../../schema/thank-yous.ts";
import { updates } from "../../schema/updates.ts";
import { occasions, proposals, wishlistItems } from "../../schema/wishlist.ts";
import { equalsId, lockRows } from "../core/ids.ts";
import { buildIsoTimestamp, buildPicturePath, withFieldTypes } from "../core/json.ts";
import { hasPatchChanges } from "../core/patch.ts";

type KidColumns = Omit<
  typeof kids.$inferInsert,
  "id" | "familyId" | "position" | "createdAt" | "deletedAt" | "deletedFromFamilyId"
>;

const {
  familyId: _familyId,
  avatarId: _avatarId,
  position: _position,
  deletedAt: _deletedAt,
  deletedFromFamilyId: _deletedFromFamilyId,
  ...ownColumns
} = getTableColumns(kids);

/** Fields of a kid for a parent. Requires `pictures` in the query. */
const fields = withFieldTypes<KidView>({
  ...ownColumns,
  avatarUrl: buildPicturePath(pictures.storageKey),
  sizesCheckedAt: buildIsoTimestamp(kids.sizesCheckedAt),
  createdAt: buildIsoTimestamp(kids.createdAt),
});

const select = (db: Executor) =>
  db.select(fields).from(kids).leftJoin(pictures, eq(pictures.id, kids.avatarId));

/** Returns a family's kids in the order that the parent chose. */
export const listKids = (db: Executor, familyId: string): Promise<KidView[]> =>
  select(db).where(eq(kids.familyId, familyId)).orderBy(asc(kids.position), asc(kids.id));

/** Returns a kid, or null if the kid does not exist or belongs to another family (rule: not-found-not-forbidden). */
export async function findKid(db: Executor, familyId: string, kidId: string) {
  const [row] = await select(db).where(and(eq(kids.familyId, familyId), equalsId(kids.id, kidId)));
  return row ?? null;
}

export async function isKidInFamily(
  db: Executor,
  familyId: string,
  kidId: string,
): Promise<boolean> {
  return (await db.$count(kids, and(eq(kids.familyId, familyId), equalsId(kids.id, kidId)))) > 0;
}

/**
 * Locks a kid for the transaction, so that the kid's priority slots and numbers of wishes and links cannot change. Does
 * not block visitors' gifts, which only require that the kid exists. Returns the IDs of the kid and of its picture, or
 * null if the kid does not exist or belongs to another family (rule: free-limits).
 */
export async function lockKid(tx: Executor, familyId: string, kidId: string) {
  const isIt = and(eq(kids.familyId, familyId), equalsId(kids.id, kidId));
  const [row] = await tx
    .select({ id: kids.id, avatarId: kids.avatarId })
    .from(kids)
    .where(isIt)
    .for("no key update");
  return row ?? null;
}

/**
 * Locks a kid of any family, so that the numbers of the kid's gifts and proposals cannot change. Returns false if the
 * kid does not exist or is deleted.
 */
export async function lockKidIfNotDeleted(tx: Executor, kidId: string): Promise<boolean> {
  const isPresent = and(equalsId(kids.id, kidId), isNotNull(kids.familyId));
  return (await lockRows(tx, kids, isPresent, "no key update")).length > 0;
}

const ITEM_TABLES = { ...PRIORITY_TABLES, occasion: occasions, proposal: proposals };

/**
 * Locks the kid of an item, like `lockKid`. Returns the kid's ID, or null for an unknown item. An edit or deletion of
 * an item requires this lock first, because another lock order can cause a deadlock. A concurrent transaction can
 * delete the item before this call gets the lock.
 */
export async function lockKidOfItem(
  tx: Executor,
  familyId: string,
  item: { kind: keyof typeof ITEM_TABLES; id: string },
) {
  const table = ITEM_TABLES[item.kind];
  const [row] = await tx
    .select({ id: kids.id })
    .from(kids)
    .innerJoin(table, eq(table.kidId, kids.id))
    .where(and(eq(kids.familyId, familyId), equalsId(table.id, item.id)))
    .for("no key update", { of: kids });
  return row?.id ?? null;
}

export async function countKids(db: Executor, familyId: string): Promise<number> {
  return db.$count(kids, eq(kids.familyId, familyId));
}

/** Adds a kid after the family's other kids. Returns the kid. Requires `lockFamily`. */
export async function insertKid(tx: Executor, familyId: string, values: KidColumns) {
  const [last] = await tx
    .select({ position: max(kids.position) })
    .from(kids)
    .where(eq(kids.familyId, familyId));
  const [row] = await tx
    .insert(kids)
    .values({ ...values, familyId, position: (last?.position ?? -1) + 1 })
    .returning({ id: kids.id });
  return row ? findKid(tx, familyId, row.id) : null;
}

/** Updates the given fields of a kid. Returns null if the kid does not exist or belongs to another family. */
export async function updateKid(
  db: Executor,
  familyId: string,
  kidId: string,
  patch: Partial<KidColumns>,
): Promise<KidView | null> {
  if (hasPatchChanges(patch)) {
    await db
      .update(kids)
      .set(patch)
      .where(and(eq(kids.familyId, familyId), equalsId(kids.id, kidId)));
  }
  return findKid(db, familyId, kidId);
}

/**
 * Stores the order of the family's kids. Changes nothing and returns false unless `kidIds` contains each kid exactly
 * once. Requires `lockFamily`.
 */
export async function reorderKids(tx: Executor, familyId: string, kidIds: readonly string[]) {
  const present = await lockRows(tx, kids, eq(kids.familyId, familyId), "no key update");
  const wanted = new Set(kidIds);
  const isWhole = wanted.size === kidIds.length && kidIds.length === present.length;
  if (!isWhole || present.some((id) => !wanted.has(id))) return false;
  for (const [position, id] of kidIds.entries()) {
    await tx
      .update(kids)
      .set({ position })
      .where(and(eq(kids.familyId, familyId), eq(kids.id, id)));
  }
  return true;
}

/** Returns the IDs of the pictures of a kid, and of the kid's updates, wishes and thank-yous. */
export async function listKidPictureIds(tx: Executor, kidId: string): Promise<string[]> {
  const shown = await tx
    .select({ id: kids.avatarId })
    .from(kids)
    .where(eq(kids.id, kidId))
    .unionAll(tx.select({ id: updates.pictureId }).from(updates).where(eq(updates.kidId, kidId)))
    .unionAll(
      tx
        .select({ id: wishlistItems.pictureId })
        .from(wishlistItems)
        .where(eq(wishlistItems.kidId, kidId)),
    )
    .unionAll(
      tx.select({ id: thankYous.pictureId }).from(thankYous).where(eq(thankYous.kidId, kidId)),
    );
  return shown.flatMap(({ id }) => (id === null ? [] : [id]));
}

const isUnused = and(
  sql`not exists (select 1 from ${kids} where ${kids.avatarId} = ${pictures.id})`,
  sql`not exists (select 1 from ${updates} where ${updates.pictureId} = ${pictures.id})`,
  sql`not exists (select 1 from ${wishlistItems} where ${wishlistItems.pictureId} = ${pictures.id})`,
  sql`not exists (select 1 from ${thankYous} where ${thankYous.pictureId} = ${pictures.id})`,
);

/**
 * Deletes the given pictures of the family, except pictures that a row references. Returns the storage keys of the
 * deleted pictures, whose files the caller must delete.
 */
export async function deleteUnusedPictures(
  tx: Executor,
  familyId: string,
  pictureIds: readonly string[],
): Promise<string[]> {
  if (pictureIds.length === 0) return [];
  const gone = await tx
    .delete(pictures)
    .where(and(eq(pictures.familyId, familyId), inArray(pictures.id, [...pictureIds]), isUnused))
    .returning({ storageKey: pictures.storageKey });
  return gone.map(({ storageKey }) => storageKey);
}

/**
 * Deletes up to 1,000 pictures of all families that were uploaded before `moment` and that no row references. Returns
 * the storage keys of the deleted pictures, whose files the caller must delete.
 */
export async function deletePicturesUnusedSince(tx: Executor, moment: Date): Promise<string[]> {
  await extendStatementTimeout(tx);
  const gone = await tx
    .delete(pictures)
    .where(buildBatchCondition(pictures, and(lt(pictures.createdAt, moment), isUnused)))
    .returning({ storageKey: pictures.storageKey });
  return gone.map(({ storageKey }) => storageKey);
}

export async function countUnusedPictures(db: Executor, familyId: string): Promise<number> {
  return db.$count(pictures, and(eq(pictures.familyId, familyId), isUnused));
}
