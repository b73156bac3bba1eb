import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./account.ts";
import { createdAt, id, moment } from "./columns.ts";
import { kids } from "./kids.ts";
import { pictures } from "./pictures.ts";

/** A family update about one kid (rule: updates). */
export const updates = pgTable(
  "updates",
  {
    id: id(),
    kidId: uuid()
      .notNull()
      .references(() => kids.id, { onDelete: "cascade" }),
    title: text().notNull(),
    content: text().notNull(),
    pictureId: uuid().references(() => pictures.id, { onDelete: "set null" }),
    /** Who wrote it; null for updates from before this was kept, and once that person is gone (rule: who-wrote). */
    authorId: uuid().references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
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
 * How an update goes by mail (rule: update-mail); without a row nobody is told of it. A table of its own, because every change of
 * `updates` has the hub read anew.
 */
export const updateMails = pgTable(
  "update_mails",
  {
    updateId: uuid()
      .primaryKey()
      .references(() => updates.id, { onDelete: "cascade" }),
    /** From when on its mails leave. */
    dueAt: moment().notNull(),
    /** When they were written to the outbox. */
    startedAt: moment(),
    /** When the parent stopped what had not left. */
    stoppedAt: moment(),
    /** How many left. */
    sent: integer().notNull().default(0),
  },
  (t) => [check("update_mails_sent", sql`${t.sent} >= 0`)],
);
