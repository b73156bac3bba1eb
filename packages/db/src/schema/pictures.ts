import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { cascadingIdColumn, createdAtColumn, idColumn } from "./columns.ts";
import { families } from "./families.ts";

/** Stored pictures: avatars, drawings, and pictures of updates and wishes (rule: pictures). */
export const pictures = pgTable(
  "pictures",
  {
    id: idColumn(),
    familyId: cascadingIdColumn(() => families.id),
    /** Random name of the picture's file in storage. */
    storageKey: text().notNull().unique(),
    /** Width of the picture in pixels. Null for files stored before widths were recorded. */
    width: integer(),
    height: integer(),
    /** Total bytes of the picture's files. Null for files stored before sizes were recorded (rule: picture-room). */
    bytes: integer(),
    createdAt: createdAtColumn(),
  },
  (t) => [
    // Required by the foreign key from a kid's avatar to a picture of the same family.
    unique("pictures_id_and_family").on(t.id, t.familyId),
    check("pictures_size", sql`${t.width} > 0 and ${t.height} > 0`),
    check("pictures_bytes", sql`${t.bytes} > 0`),
    index("pictures_family").on(t.familyId),
  ],
);
