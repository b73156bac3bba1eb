import type { UpdateView } from "@giftling/domain";
import { and, desc, eq, getTableColumns, sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { pictures } from "../../schema/pictures.ts";
import { updates } from "../../schema/updates.ts";
import {
  buildItemInFamilyCondition,
  buildKidRowCondition,
  createId,
  equalsId,
  lockRows,
} from "../core/ids.ts";
import { getPicturePath } from "../core/json.ts";
import { hasPatchChanges } from "../core/patch.ts";
import { buildAuthorName, kidFamilyIdColumn } from "../family/author.ts";

type UpdateRow = Awaited<ReturnType<typeof select>>[number];
type UpdateColumns = Omit<typeof updates.$inferInsert, "id" | "kidId" | "createdAt">;

function viewUpdate(row: UpdateRow): UpdateView {
  const { kidId: _kidId, pictureId: _pictureId, authorId: _authorId, pictureKey, ...fields } = row;
  return {
    ...fields,
    imageUrl: getPicturePath(pictureKey),
    createdAt: row.createdAt.toISOString(),
  };
}

const select = (db: Executor) =>
  db
    .select({
      ...getTableColumns(updates),
      pictureKey: pictures.storageKey,
      imageWidth: pictures.width,
      imageHeight: pictures.height,
      writtenBy: buildAuthorName(updates.authorId, kidFamilyIdColumn(updates.kidId)),
    })
    .from(updates)
    .leftJoin(pictures, eq(pictures.id, updates.pictureId));

/** Returns the updates of a kid, newest first. Returns an empty list for another family's kid. */
export async function listUpdates(db: Executor, familyId: string, kidId: string) {
  const rows = await select(db)
    .where(buildKidRowCondition(updates.kidId, familyId, kidId))
    .orderBy(desc(updates.createdAt), desc(updates.id));
  return rows.map(viewUpdate);
}

/**
 * Returns at most `limit` updates of a kid that are older than the update `before`, newest first. Does not check the
 * family. Returns null if the kid has no update `before` (rule: hub-lists).
 */
export async function listUpdatesBefore(
  db: Executor,
  kidId: string,
  before: string | undefined,
  limit: number,
): Promise<UpdateView[] | null> {
  const known = and(
    eq(updates.kidId, kidId),
    before === undefined ? sql`true` : equalsId(updates.id, before),
  );
  if (before !== undefined && (await db.$count(updates, known)) === 0) return null;
  const cursor = db
    .select({ createdAt: updates.createdAt, id: updates.id })
    .from(updates)
    .where(known);
  const rows = await select(db)
    .where(
      and(
        eq(updates.kidId, kidId),
        before === undefined ? undefined : sql`(${updates.createdAt}, ${updates.id}) < (${cursor})`,
      ),
    )
    .orderBy(desc(updates.createdAt), desc(updates.id))
    .limit(limit);
  return rows.map(viewUpdate);
}

/**
 * Returns an update with the ID of its picture. Returns null if the update does not exist or belongs to another family
 * (rule: not-found-not-forbidden).
 */
export async function findUpdate(db: Executor, familyId: string, updateId: string) {
  const [row] = await select(db).where(buildItemInFamilyCondition(updates, familyId, updateId));
  return row ? { view: viewUpdate(row), pictureId: row.pictureId } : null;
}

/** Locks an update for the transaction. Returns false if the update does not exist or belongs to another family. */
export async function lockUpdate(tx: Executor, familyId: string, updateId: string) {
  const isIt = buildItemInFamilyCondition(updates, familyId, updateId);
  return (await lockRows(tx, updates, isIt, "no key update")).length > 0;
}

export async function countUpdates(db: Executor, kidId: string): Promise<number> {
  return db.$count(updates, eq(updates.kidId, kidId));
}

/** Adds an update to a kid and returns the update's ID. Requires `lockKid`. */
export async function insertUpdate(tx: Executor, kidId: string, values: UpdateColumns) {
  const id = createId();
  await tx.insert(updates).values({ ...values, id, kidId });
  return id;
}

/** Updates the given fields of an update. Returns null if the update does not exist or belongs to another family. */
export async function editUpdate(
  db: Executor,
  familyId: string,
  updateId: string,
  patch: Partial<UpdateColumns>,
): Promise<UpdateView | null> {
  if (hasPatchChanges(patch)) {
    await db
      .update(updates)
      .set(patch)
      .where(buildItemInFamilyCondition(updates, familyId, updateId));
  }
  return (await findUpdate(db, familyId, updateId))?.view ?? null;
}

/** Deletes an update and returns the ID of its picture. Returns null for an unknown update. */
export async function deleteUpdate(db: Executor, familyId: string, updateId: string) {
  const [gone] = await db
    .delete(updates)
    .where(buildItemInFamilyCondition(updates, familyId, updateId))
    .returning({ pictureId: updates.pictureId });
  return gone ?? null;
}
