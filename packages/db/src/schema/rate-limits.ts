import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** How often an address did something in the present window; the columns' names are rate-limiter-flexible's. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    /** What is limited and a keyed hash of the address; never the address. */
    key: text().primaryKey(),
    points: integer().notNull(),
    /** The end of the window. */
    expire: moment(),
  },
  (t) => [index("rate_limits_expire").on(t.expire)],
);
