import { LANGUAGES } from "@giftling/domain";
import { type Column, sql } from "drizzle-orm";
import { check, integer, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { v7 as uuidv7 } from "uuid";

/**
 * UUID version 7: ordered by time, and not guessable with 74 random bits. Made by the app, so that any Postgres version
 * works.
 */
export const id = () =>
  uuid()
    .primaryKey()
    .$defaultFn(() => uuidv7());

/** A moment as a JavaScript Date: UTC, to the millisecond. */
export const moment = () => timestamp({ withTimezone: true, precision: 3, mode: "date" });

/**
 * The parent's own place in a kid's list. Null until the parent chose an order since the row came: such rows stand behind the
 * others, the oldest first (rule: own-order).
 */
export const ownPlace = () => integer();

/** When the row was stored, by the database's clock. */
export const createdAt = () => moment().notNull().default(sql`now()`);

/** One of the languages that the product speaks (rule: languages). */
export const languageCode = () => text({ enum: LANGUAGES });

const CODES = sql.raw(LANGUAGES.map((code) => `'${code}'`).join(", "));

/** The check of a table's `language`. */
export const languageCheck = (table: string, column: Column) =>
  check(`${table}_language`, sql`${column} in (${CODES})`);
