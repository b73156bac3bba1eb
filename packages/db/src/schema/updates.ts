import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id } from "./columns.ts";
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
    createdAt: createdAt(),
  },
  (t) => [
    check("updates_title", sql`char_length(${t.title}) between 1 and 120`),
    check("updates_content", sql`char_length(${t.content}) between 1 and 5000`),
    index("updates_kid").on(t.kidId, t.createdAt),
    index("updates_picture").on(t.pictureId),
  ],
);
