import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/**
 * Visitors' attempts, gifts and holds in the current hour and day, one row per hub and one per visitor and hub (rule:
 * rate-limits). Written by the function `count_gift_v2`. Unlogged (migrations/0034_gift_functions.sql): empty after a crash
 * of Postgres, and counting does not wait for the disk.
 */
export const giftCounts = pgTable(
  "gift_counts",
  {
    /** The family's id. In a visitor's row, a keyed hash of the network address and a colon precede it. */
    key: text().primaryKey(),
    hourEnds: moment().notNull(),
    hourTries: integer().notNull(),
    hourGifts: integer().notNull(),
    hourHolds: integer().notNull(),
    dayEnds: moment().notNull(),
    dayTries: integer().notNull(),
    dayGifts: integer().notNull(),
    dayHolds: integer().notNull(),
  },
  (t) => [index("gift_counts_day_ends").on(t.dayEnds)],
);
