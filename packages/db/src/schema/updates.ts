import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./account.ts";
import { cascadingIdColumn, createdAtColumn, idColumn, timestampColumn } from "./columns.ts";
import { kids } from "./kids.ts";
import { pictures } from "./pictures.ts";
import { wishlistItems } from "./wishlist.ts";

/** Family updates, each about one kid (rule: updates). */
export const updates = pgTable(
  "updates",
  {
    id: idColumn(),
    kidId: cascadingIdColumn(() => kids.id),
    title: text().notNull(),
    content: text().notNull(),
    pictureId: uuid().references(() => pictures.id, { onDelete: "set null" }),
    /**
     * Author of the update. Null for updates without a recorded author, and after the author is deleted
     * (rule: who-wrote).
     */
    authorId: uuid().references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAtColumn(),
  },
  (t) => [
    check("updates_title", sql`char_length(${t.title}) between 1 and 120`),
    check("updates_content", sql`char_length(${t.content}) between 1 and 5000`),
    index("updates_kid").on(t.kidId, t.createdAt),
    index("updates_picture").on(t.pictureId),
    index("updates_author").on(t.authorId),
  ],
);

/**
 * Mail status of updates. An update without a row is not mailed. The table is separate, because every change of
 * `updates` invalidates the cached hub (rule: update-mail).
 */
export const updateMails = pgTable(
  "update_mails",
  {
    updateId: cascadingIdColumn(() => updates.id).primaryKey(),
    /** Earliest time at which the update's mails are sent. */
    dueAt: timestampColumn().notNull(),
    /** Time at which the update's mails were written to the outbox. */
    startedAt: timestampColumn(),
    /** Time at which a parent stopped the update's unsent mails. */
    stoppedAt: timestampColumn(),
    sent: integer().notNull().default(0),
  },
  (t) => [check("update_mails_sent", sql`${t.sent} >= 0`)],
);

/** State of each kid's latest and next wish digest (rule: wish-digest). */
export const digests = pgTable(
  "digests",
  {
    kidId: cascadingIdColumn(() => kids.id).primaryKey(),
    /** Earliest time at which the next digest is sent. Null if no digest is scheduled. */
    dueAt: timestampColumn(),
    /** Time at which the mails of the latest digest were written to the outbox. */
    startedAt: timestampColumn(),
    /** Time at which a parent stopped the unsent mails of the latest digest. */
    stoppedAt: timestampColumn(),
    /** Number of mails sent for the latest digest. */
    sent: integer().notNull().default(0),
  },
  (t) => [check("digests_sent", sql`${t.sent} >= 0`)],
);

/**
 * Wishes published while the family's digests are on, one row per wish, so that no digest lists a wish again. The table
 * is separate, because every change of `wishlist_items` invalidates the cached hub.
 */
export const digestWishes = pgTable("digest_wishes", {
  itemId: cascadingIdColumn(() => wishlistItems.id).primaryKey(),
  /** Time at which a digest listed the wish, or at which a parent stopped the digest. Null before that time. */
  digestedAt: timestampColumn(),
});
