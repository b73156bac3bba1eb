import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAtColumn, idColumn } from "./columns.ts";
import { families } from "./families.ts";

/**
 * Givers and followers that a parent has combined, renamed or given a note. A giver or follower without a row has
 * exactly one contact or one gift (rule: people).
 */
export const people = pgTable(
  "people",
  {
    id: idColumn(),
    familyId: uuid()
      .notNull()
      .references(() => families.id, { onDelete: "cascade" }),
    name: text().notNull(),
    /** Private note of the parents about the person. */
    note: text(),
    createdAt: createdAtColumn(),
  },
  (t) => [
    check("people_name", sql`char_length(${t.name}) between 1 and 80`),
    check("people_note", sql`char_length(${t.note}) between 1 and 1000`),
    index("people_family").on(t.familyId),
  ],
);
