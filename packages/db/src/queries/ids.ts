import { type Column, eq, type SQL, sql } from "drizzle-orm";
import { validate } from "uuid";

/**
 * `column = id` for an id that came from outside. One that is no UUID equals nothing: it answers as a missing row does,
 * never as an error of Postgres (D12, D24).
 */
export function idIs(column: Column, id: string): SQL {
  return validate(id) ? eq(column, id) : sql`false`;
}
