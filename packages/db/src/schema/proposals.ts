import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAtColumn, idColumn } from "./columns.ts";
import { kids } from "./kids.ts";

/** Wishes that visitors proposed for a kid, until a parent decides (rule: proposals). */
export const proposals = pgTable(
  "proposals",
  {
    id: idColumn(),
    kidId: uuid()
      .notNull()
      .references(() => kids.id, { onDelete: "cascade" }),
    name: text().notNull(),
    url: text(),
    /** Message from the visitor to the family. */
    note: text(),
    /** Name of the visitor. Null for an anonymous visitor. */
    proposedBy: text(),
    createdAt: createdAtColumn(),
  },
  (t) => [
    check("proposals_name", sql`char_length(${t.name}) between 1 and 120`),
    check("proposals_url", sql`char_length(${t.url}) between 1 and 2048`),
    check("proposals_note", sql`char_length(${t.note}) between 1 and 300`),
    check("proposals_proposed_by", sql`char_length(${t.proposedBy}) between 1 and 80`),
    index("proposals_kid").on(t.kidId),
  ],
);
