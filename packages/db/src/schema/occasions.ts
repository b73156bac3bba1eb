import { sql } from "drizzle-orm";
import { check, pgTable, smallint, text, unique, uuid } from "drizzle-orm/pg-core";
import { createdAtColumn, idColumn } from "./columns.ts";
import { kids } from "./kids.ts";

/** Occasions that a parent added to a kid. A kid's birthday and second day have no rows (rule: occasions). */
export const occasions = pgTable(
  "occasions",
  {
    id: idColumn(),
    kidId: uuid()
      .notNull()
      .references(() => kids.id, { onDelete: "cascade" }),
    name: text().notNull(),
    month: smallint(),
    day: smallint(),
    /** Year of an occasion that happens once. Null for an occasion that repeats every year. */
    year: smallint(),
    createdAt: createdAtColumn(),
  },
  (t) => [
    check("occasions_name", sql`char_length(${t.name}) between 1 and 40`),
    check(
      "occasions_date_exists",
      sql`num_nonnulls(${t.month}, ${t.day}, ${t.year}) = 0 or (num_nonnulls(${t.month}, ${t.day}) = 2 and ${t.month} between 1 and 12 and ${t.day} between 1 and (array[31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31])[${t.month}])`,
    ),
    check("occasions_year", sql`${t.year} between 2000 and 2099`),
    // The foreign key from wishes requires this constraint. The foreign key prevents a reference to another kid's
    // occasion.
    unique("occasions_kid_and_id").on(t.kidId, t.id),
  ],
);
