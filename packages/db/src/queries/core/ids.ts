import { and, asc, type Column, eq, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { v7, validate } from "uuid";
import type { Executor } from "../../client.ts";
import { kids } from "../../schema/kids.ts";

/** Returns a version 7 UUID, for a row whose ID must be known before the insert. */
export const createId = (): string => v7();

/**
 * Returns the SQL condition `column = id` for an ID from a request. Text that is not a UUID matches no row, like an
 * unknown ID (rule: not-found-not-forbidden).
 */
export function equalsId(column: Column, id: string): SQL {
  return validate(id) ? eq(column, id) : sql`false`;
}

/** Returns the SQL condition that the kid in `kidId` belongs to the family (rule: kid-through-family). */
export function buildKidInFamilyCondition(kidId: Column, familyId: string): SQL {
  return sql`exists (select 1 from ${kids} where ${kids.id} = ${kidId} and ${kids.familyId} = ${familyId})`;
}

/** Returns the SQL condition that the kid in `kidId` is not deleted (rule: deleted-kid). */
export const buildKidNotDeletedCondition = (kidId: Column): SQL =>
  sql`exists (select 1 from ${kids} where ${kids.id} = ${kidId} and ${kids.familyId} is not null)`;

/** Returns the SQL condition that a row's kid is `kidId` and belongs to the family (rule: kid-through-family). */
export function buildKidRowCondition(
  column: Column,
  familyId: string,
  kidId: string,
): SQL | undefined {
  return and(equalsId(column, kidId), buildKidInFamilyCondition(column, familyId));
}

/**
 * Returns the SQL condition that a row has the given ID and that the row's kid belongs to the family (rule:
 * kid-through-family).
 */
export const buildItemInFamilyCondition = (
  table: { id: Column; kidId: Column },
  familyId: string,
  id: string,
) => and(equalsId(table.id, id), buildKidInFamilyCondition(table.kidId, familyId));

/**
 * Locks the rows of a table that meet a condition, in ascending order of ID, which prevents deadlocks. The locks last
 * until the end of the transaction. Returns the IDs. Rows that are deleted later require the lock strength `update`.
 */
export async function lockRows(
  tx: Executor,
  table: PgTable & { id: PgColumn },
  condition: SQL | undefined,
  strength: "update" | "no key update",
): Promise<string[]> {
  const rows = await tx
    .select({ id: sql<string>`${table.id}` })
    .from(table)
    .where(condition)
    .orderBy(asc(table.id))
    .for(strength);
  return rows.map(({ id }) => id);
}
