import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/**
 * How often a caller did something in the present window. The names of the columns are rate-limiter-flexible's. Unlogged
 * (migrations/0009_limits_without_log.sql): after a crash of Postgres it is empty, and counting waits for no disk.
 */
export const rateLimits = pgTable(
  "rate_limits",
  {
    /** The name of the limit, and a keyed hash of the address (never the address itself), the account's id or a shop's host. */
    key: text().primaryKey(),
    points: integer().notNull(),
    /** The end of the window. */
    expire: moment(),
  },
  (t) => [index("rate_limits_expire").on(t.expire)],
);
