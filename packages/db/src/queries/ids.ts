import { and, type Column, eq, type SQL, sql } from "drizzle-orm";
import { v7, validate } from "uuid";
import { kids } from "../schema/kids.ts";

/** An id for a row that must be known before it is stored: UUID version 7, as the schema's own. */
export const newId = (): string => v7();

/**
 * `column = id` for an id from outside. One that is no UUID matches nothing, so that it answers as a missing row and not as
 * an error of Postgres (rule: not-found-not-forbidden).
 */
export function idIs(column: Column, id: string): SQL {
  return validate(id) ? eq(column, id) : sql`false`;
}

/** Condition: the row's kid, in that column, belongs to the family (rule: kid-through-family). */
export function kidIsOf(kidId: Column, familyId: string): SQL {
  return sql`exists (select 1 from ${kids} where ${kids.id} = ${kidId} and ${kids.familyId} = ${familyId})`;
}

/** Condition: the row is that kid's, and the kid belongs to the family (rule: kid-through-family). */
export function ofKid(column: Column, familyId: string, kidId: string): SQL | undefined {
  return and(idIs(column, kidId), kidIsOf(column, familyId));
}
