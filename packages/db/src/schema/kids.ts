import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAtColumn, idColumn, timestampColumn } from "./columns.ts";
import { families } from "./families.ts";
import { pictures } from "./pictures.ts";

/**
 * Kids. A kid is deleted with its family. A deleted kid has no `familyId`, so that no query by family finds the kid.
 * The row remains until the purge (rule: deleted-kid).
 */
export const kids = pgTable(
  "kids",
  {
    id: idColumn(),
    /** Family of the kid. Null for a deleted kid. */
    familyId: uuid().references(() => families.id, { onDelete: "cascade" }),
    firstName: text().notNull(),
    birthdayMonth: smallint(),
    birthdayDay: smallint(),
    /**
     * Name of the kid's second day, such as "Christmas". Null unless the month and the day are set (rule: second-day).
     */
    secondDayName: text(),
    secondDayMonth: smallint(),
    secondDayDay: smallint(),
    grade: text(),
    schoolType: text(),
    bio: text(),
    avatarId: uuid(),
    /**
     * Whether the gifts' names, holds and progress are hidden from visitors until the gifts arrive (rule: surprises).
     */
    keepsSurprises: boolean().notNull().default(false),
    /** Clothing size of the kid's tops (rule: sizes). */
    tops: text(),
    bottoms: text(),
    shoes: text(),
    coat: text(),
    loves: text(),
    pleaseNot: text(),
    showsSizes: boolean().notNull().default(false),
    sizesCheckedAt: timestampColumn(),
    /**
     * Position among the family's kids. Kids with equal positions are ordered by ID, and therefore by creation time.
     */
    position: integer().notNull().default(0),
    createdAt: createdAtColumn(),
    /** Time at which the owner deleted the kid. Null for a kid that is not deleted (rule: deleted-kid). */
    deletedAt: timestampColumn(),
    /** Former family of a deleted kid. The family's owner can restore the kid. Null for a kid that is not deleted. */
    deletedFromFamilyId: uuid().references(() => families.id, { onDelete: "cascade" }),
  },
  (t) => [
    // The avatar must be a picture of the same family (rule: pictures).
    foreignKey({
      name: "kids_avatar_of_same_family",
      columns: [t.avatarId, t.familyId],
      foreignColumns: [pictures.id, pictures.familyId],
    }),
    check(
      "kids_family_or_deleted",
      sql`num_nonnulls(${t.familyId}, ${t.deletedFromFamilyId}) = 1 and (${t.familyId} is null) = (${t.deletedAt} is not null)`,
    ),
    check("kids_first_name", sql`char_length(${t.firstName}) between 1 and 80`),
    check("kids_birthday_month", sql`${t.birthdayMonth} between 1 and 12`),
    check(
      "kids_birthday_exists",
      sql`${t.birthdayDay} is null or (${t.birthdayMonth} is not null and ${t.birthdayDay} between 1 and (array[31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31])[${t.birthdayMonth}])`,
    ),
    check("kids_second_day_name", sql`char_length(${t.secondDayName}) between 1 and 40`),
    check(
      "kids_second_day_exists",
      sql`num_nonnulls(${t.secondDayName}, ${t.secondDayMonth}, ${t.secondDayDay}) = 0 or (num_nonnulls(${t.secondDayName}, ${t.secondDayMonth}, ${t.secondDayDay}) = 3 and ${t.secondDayMonth} between 1 and 12 and ${t.secondDayDay} between 1 and (array[31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31])[${t.secondDayMonth}])`,
    ),
    check("kids_grade", sql`char_length(${t.grade}) <= 40`),
    check("kids_school_type", sql`char_length(${t.schoolType}) <= 40`),
    check("kids_bio", sql`char_length(${t.bio}) <= 1000`),
    check("kids_tops", sql`char_length(${t.tops}) <= 40`),
    check("kids_bottoms", sql`char_length(${t.bottoms}) <= 40`),
    check("kids_shoes", sql`char_length(${t.shoes}) <= 40`),
    check("kids_coat", sql`char_length(${t.coat}) <= 40`),
    check("kids_loves", sql`char_length(${t.loves}) <= 200`),
    check("kids_please_not", sql`char_length(${t.pleaseNot}) <= 200`),
    index("kids_family").on(t.familyId, t.position, t.id),
    index("kids_deleted")
      .on(t.deletedFromFamilyId, t.deletedAt)
      .where(sql`${t.deletedFromFamilyId} is not null`),
    index("kids_avatar").on(t.avatarId),
    // A job queries kids with upcoming days every ten minutes. The index contains all columns of this query
    // (rule: reminders).
    index("kids_birthday")
      .on(t.birthdayMonth, t.birthdayDay, t.familyId, t.id)
      .where(sql`${t.birthdayDay} is not null`),
    index("kids_second_day")
      .on(t.secondDayMonth, t.secondDayDay, t.familyId, t.id)
      .where(sql`${t.secondDayDay} is not null`),
  ],
);
