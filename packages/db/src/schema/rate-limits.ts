import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { momentColumn } from "./columns.ts";

/**
 * Counts of a caller's requests in the current window. The column names are those of rate-limiter-flexible. The table is
 * unlogged (migrations/0009_limits_without_log.sql), so that counting does not wait for the disk. A crash of Postgres
 * empties it.
 */
export const rateLimits = pgTable(
  "rate_limits",
  {
    /**
     * Name of the limit, followed by the account's id, a shop's host, or a keyed hash of the network address. The network
     * address itself is never stored.
     */
    key: text().primaryKey(),
    points: integer().notNull(),
    /** End of the window. */
    expire: momentColumn(),
  },
  (t) => [index("rate_limits_expire").on(t.expire)],
);
