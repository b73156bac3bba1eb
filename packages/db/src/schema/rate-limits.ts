import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/**
 * Counts of a caller's requests in the current window. Column names are rate-limiter-flexible's. Unlogged
 * (migrations/0009_limits_without_log.sql): empty after a crash of Postgres, and counting does not wait for the disk.
 */
export const rateLimits = pgTable(
  "rate_limits",
  {
    /**
     * Name of the limit, and a keyed hash of the network address (never the address itself), the account's id or a shop's
     * host.
     */
    key: text().primaryKey(),
    points: integer().notNull(),
    /** End of the window. */
    expire: moment(),
  },
  (t) => [index("rate_limits_expire").on(t.expire)],
);
