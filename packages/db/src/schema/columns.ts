import { sql } from "drizzle-orm";
import { timestamp, uuid } from "drizzle-orm/pg-core";
import { v7 as uuidv7 } from "uuid";

/** Time-ordered (UUID version 7) and, with 74 random bits, not guessable. Made by the app, so any Postgres will do. */
export const id = () =>
  uuid()
    .primaryKey()
    .$defaultFn(() => uuidv7());

/** A moment as JavaScript knows it: UTC, to the millisecond. */
export const moment = () => timestamp({ withTimezone: true, precision: 3, mode: "date" });

/** When the row was stored, by the database's clock. */
export const createdAt = () => moment().notNull().default(sql`now()`);
