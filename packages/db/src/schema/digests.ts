import { sql } from "drizzle-orm";
import { check, integer, pgTable, uuid } from "drizzle-orm/pg-core";
import { momentColumn } from "./columns.ts";
import { kids } from "./kids.ts";
import { wishlistItems } from "./wishlist.ts";

/**
 * State of each kid's wish digest: when the latest mail was sent, and when the next mail is due (rule: wish-digest).
 */
export const digests = pgTable(
  "digests",
  {
    kidId: uuid()
      .primaryKey()
      .references(() => kids.id, { onDelete: "cascade" }),
    /** Earliest time at which the next digest is sent. Null if there are no new wishes. */
    dueAt: momentColumn(),
    /** Time at which the mails of the latest digest were written to the outbox. */
    startedAt: momentColumn(),
    /** Time at which a parent stopped the unsent mails of the latest digest. */
    stoppedAt: momentColumn(),
    /** Number of mails sent for the latest digest. */
    sent: integer().notNull().default(0),
  },
  (t) => [check("digests_sent", sql`${t.sent} >= 0`)],
);

/**
 * Wishes published while the family's digests are on. A wish has at most one row, so that no later digest lists the
 * wish again. The table is separate, because every change of `wishlist_items` invalidates the cached hub.
 */
export const digestWishes = pgTable("digest_wishes", {
  itemId: uuid()
    .primaryKey()
    .references(() => wishlistItems.id, { onDelete: "cascade" }),
  /** Time at which a digest listed the wish, or at which a parent stopped that digest. Null before that time. */
  digestedAt: momentColumn(),
});
