import { and, type Column, eq, type SQL, sql } from "drizzle-orm";
import { v7, validate } from "uuid";
import { kids } from "../schema/kids.ts";

/** An id for a row that must be known before it is stored; time-ordered and not guessable, as the schema's own. */
export const newId = (): string => v7();

/**
 * `column = id` for an id that came from outside. One that is no UUID equals nothing: it answers as a missing row does,
 * never as an error of Postgres (D12, D24).
 */
export function idIs(column: Column, id: string): SQL {
  return validate(id) ? eq(column, id) : sql`false`;
}

/** True of rows whose kid, named by that column, belongs to the family. */
export function kidIsOf(kidId: Column, userId: string): SQL {
  return sql`exists (select 1 from ${kids} where ${kids.id} = ${kidId} and ${kids.userId} = ${userId})`;
}

/** True of the rows of that one kid, if it belongs to the family. */
export function ofKid(column: Column, userId: string, kidId: string): SQL | undefined {
  return and(idIs(column, kidId), kidIsOf(column, userId));
}
