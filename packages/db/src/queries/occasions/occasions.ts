import type { OccasionView } from "@giftling/domain";
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { occasions, wishlistItems } from "../../schema/wishlist.ts";
import { buildItemInFamilyCondition, equalsId } from "../core/ids.ts";
import { buildJsonArray, type ViewColumns } from "../core/json.ts";
import { hasPatchChanges } from "../core/patch.ts";

const { id, name, month, day, year } = occasions;
const fields = { id, name, month, day, year } satisfies ViewColumns<OccasionView>;

type OccasionColumns = Omit<OccasionView, "id">;

/** Returns SQL for the occasions that a parent added to a kid, as JSON, oldest first. */
export const selectOccasions = (kid: SQL): SQL =>
  buildJsonArray(fields, sql`${occasions} where ${occasions.kidId} = ${kid}`, sql`${occasions.id}`);

/**
 * SQL for the occasion of a wish: `birthday`, `second-day`, or the ID of an added occasion. Null if the wish has no
 * occasion (rule: occasions).
 */
export const wishOccasionIdColumn = sql<
  string | null
>`coalesce(${wishlistItems.occasionDay}, ${wishlistItems.occasionId}::text)`;

/**
 * Returns an occasion. Returns null if the occasion does not exist or belongs to another family
 * (rule: not-found-not-forbidden).
 */
export async function findOccasion(db: Executor, familyId: string, occasionId: string) {
  const [row] = await db
    .select(fields)
    .from(occasions)
    .where(buildItemInFamilyCondition(occasions, familyId, occasionId));
  return row ?? null;
}

export async function hasOccasion(db: Executor, kidId: string, occasionId: string) {
  const isIt = and(eq(occasions.kidId, kidId), equalsId(occasions.id, occasionId));
  return (await db.$count(occasions, isIt)) > 0;
}

/** Returns the number of occasions that a parent added to a kid (rule: bounds). */
export async function countOccasions(db: Executor, kidId: string): Promise<number> {
  return db.$count(occasions, eq(occasions.kidId, kidId));
}

/** Adds an occasion to a kid. Requires `lockKid`. */
export async function insertOccasion(tx: Executor, kidId: string, values: OccasionColumns) {
  const [row] = await tx
    .insert(occasions)
    .values({ ...values, kidId })
    .returning(fields);
  if (!row) throw new Error("The occasion was not stored");
  return row;
}

/** Updates the given fields of an occasion. Requires `lockKidOfItem`. */
export async function updateOccasion(
  tx: Executor,
  familyId: string,
  occasionId: string,
  patch: Partial<OccasionColumns>,
): Promise<void> {
  if (!hasPatchChanges(patch)) return;
  await tx
    .update(occasions)
    .set(patch)
    .where(buildItemInFamilyCondition(occasions, familyId, occasionId));
}

/**
 * Deletes an occasion. Its wishes remain on the wishlist. Returns false if the occasion does not exist or belongs to
 * another family.
 */
export async function deleteOccasion(tx: Executor, familyId: string, occasionId: string) {
  const { count } = await tx
    .delete(occasions)
    .where(buildItemInFamilyCondition(occasions, familyId, occasionId));
  return count > 0;
}
