import type { UpdateView } from "@giftling/domain";
import { and, desc, eq, sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { kids } from "../../schema/kids.ts";
import { pictures } from "../../schema/pictures.ts";
import { updates } from "../../schema/updates.ts";
import { buildItemInFamilyCondition, createId, equalsId, lockRows } from "../core/ids.ts";
import { buildIsoTimestamp, buildPicturePath, withFieldTypes } from "../core/json.ts";
import { hasPatchChanges } from "../core/patch.ts";
import { buildAuthorName } from "../family/author.ts";

type UpdateColumns = Omit<typeof updates.$inferInsert, "id" | "kidId" | "createdAt">;

/** Selected fields of an update's view. The query must join `kids` and `pictures`. */
export const updateFields = withFieldTypes<UpdateView>({
  id: updates.id,
  title: updates.title,
  content: updates.content,
  imageUrl: buildPicturePath(pictures.storageKey),
  imageWidth: pictures.width,
  imageHeight: pictures.height,
  writtenBy: buildAuthorName(updates.authorId, kids.familyId),
  createdAt: buildIsoTimestamp(updates.createdAt),
});

const select = (db: Executor) =>
  db
    .select({ ...updateFields, pictureId: updates.pictureId })
    .from(updates)
    .innerJoin(kids, eq(kids.id, updates.kidId))
    .leftJoin(pictures, eq(pictures.id, updates.pictureId));

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
  return rows.map(({ pictureId: _pictureId, ...view }) => view);
}

/**
 * Returns an update with the ID of its picture. Returns null if the update does not exist or belongs to another family
 * (rule: not-found-not-forbidden).
 */
export async function findUpdate(db: Executor, familyId: string, updateId: string) {
  const [row] = await select(db).where(buildItemInFamilyCondition(updates, familyId, updateId));
  if (!row) return null;
  const { pictureId, ...view } = row;
  return { view, pictureId };
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
