import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { momentColumn } from "./columns.ts";

/**
 * Counts of visitors' attempts, gifts and holds in the current hour and day. The table has one row per hub, and one row
 * per visitor and hub. The function `count_gift_v2` writes the rows. The table is unlogged
 * (migrations/0034_gift_functions.sql), so that counting does not wait for the disk. A crash of Postgres deletes the
 * rows (rule: rate-limits).
 */
export const giftCounts = pgTable(
  "gift_counts",
  {
    /** ID of the family. In a visitor's row, the ID follows a keyed hash of the network address and a colon. */
    key: text().primaryKey(),
    hourEnds: momentColumn().notNull(),
    hourTries: integer().notNull(),
    hourGifts: integer().notNull(),
    hourHolds: integer().notNull(),
    dayEnds: momentColumn().notNull(),
    dayTries: integer().notNull(),
    dayGifts: integer().notNull(),
    dayHolds: integer().notNull(),
  },
  (t) => [index("gift_counts_day_ends").on(t.dayEnds)],
);
