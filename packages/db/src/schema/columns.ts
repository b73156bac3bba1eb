import { sql } from "drizzle-orm";
import { timestamp, uuid } from "drizzle-orm/pg-core";
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

/** When the row was stored, by the database's clock. */
export const createdAt = () => moment().notNull().default(sql`now()`);
