import { sql } from "drizzle-orm";
import { check, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { families } from "./families.ts";

/** Themes of hubs. A family without a row has the standard theme (rule: hub-themes). */
export const themes = pgTable(
  "themes",
  {
    familyId: uuid()
      .primaryKey()
      .references(() => families.id, { onDelete: "cascade" }),
    palette: text({
      enum: ["evergreen", "coral", "ocean", "lavender", "sunshine", "midnight"],
    }).notNull(),
    /** Accent color as "#rrggbb". Null if the palette's accent color applies. */
    accent: text(),
    cover: text({ enum: ["plain", "dots", "rings", "ribbon"] }).notNull(),
  },
  (t) => [
    check(
      "themes_palette",
      sql`${t.palette} in ('evergreen', 'coral', 'ocean', 'lavender', 'sunshine', 'midnight')`,
    ),
    check("themes_accent", sql`${t.accent} ~ '^#[0-9a-f]{6}$'`),
    check("themes_cover", sql`${t.cover} in ('plain', 'dots', 'rings', 'ribbon')`),
  ],
);
