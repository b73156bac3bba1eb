import { LANGUAGES } from "@giftling/domain";
import { type Column, sql } from "drizzle-orm";
import { type AnyPgColumn, check, integer, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { v7 as uuidv7 } from "uuid";

/**
 * Returns a primary key column of version 7 UUIDs, which are ordered by time and have 74 random bits. The app generates
 * the IDs, because Postgres before version 18 cannot.
 */
export const idColumn = () =>
  uuid()
    .primaryKey()
    .$defaultFn(() => uuidv7());

/** Returns a foreign key column. Deleting the referenced row also deletes the referencing row. */
export const cascadingIdColumn = (id: () => AnyPgColumn) =>
  uuid().notNull().references(id, { onDelete: "cascade" });

/** Returns a timestamp column in UTC with millisecond precision. Values are JavaScript Dates. */
export const timestampColumn = () => timestamp({ withTimezone: true, precision: 3, mode: "date" });

/**
 * Returns a column for a position in a kid's list. Rows with a null position were added after a parent last ordered the
 * list. These rows come last, oldest first (rule: own-order).
 */
export const positionColumn = () => integer();

/** Returns a column for the time at which the row was stored, by the database's clock. */
export const createdAtColumn = () => timestampColumn().notNull().default(sql`now()`);

export const languageColumn = () => text({ enum: LANGUAGES });

const CODES = sql.raw(LANGUAGES.map((code) => `'${code}'`).join(", "));

export const createLanguageCheck = (table: string, column: Column) =>
  check(`${table}_language`, sql`${column} in (${CODES})`);
