import { type HubKidView, mapPublicKidTexts } from "@giftling/domain";
import { eq, type SQL, sql } from "drizzle-orm";
import { families } from "../../schema/families.ts";
import { kids } from "../../schema/kids.ts";
import { pictures } from "../../schema/pictures.ts";
import { buildJsonColumns, buildPicturePath, type ViewColumns } from "../core/json.ts";

/**
 * Fields of a kid for visitors, without data that a parent hides. Requires `families` and `pictures` in the query
 * (rule: hidden-facts).
 */
export const kidFields: ViewColumns<HubKidView> = {
  id: kids.id,
  firstName: kids.firstName,
  birthdayMonth: sql`case when ${families.showsBirthday} then ${kids.birthdayMonth} end`,
  birthdayDay: sql`case when ${families.showsBirthday} then ${kids.birthdayDay} end`,
  secondDayName: kids.secondDayName,
  secondDayMonth: kids.secondDayMonth,
  secondDayDay: kids.secondDayDay,
  ...mapPublicKidTexts((name) => kids[name]),
  avatarUrl: sql`case when ${families.showsPhoto} then ${buildPicturePath(pictures.storageKey)} end`,
};

/**
 * Returns SQL for the subquery `found`, which has one row with these columns:
 *
 * - `kids` contains all kids of the family as JSON, in the order that the parent chose.
 * - `kid` is the row of the kid with the ID `kidId`, or of the first kid. Null for a family without kids.
 * - `view` is this kid as JSON.
 */
export function selectKids(kidId: SQL): SQL {
  const order = sql`${kids.position}, ${kids.id}`;
  const selected = (value: SQL) =>
    sql`(array_agg(${value} order by ${kids.id} = ${kidId} desc nulls last, ${order}))[1]`;
  return sql`(
    select coalesce(json_agg(entry order by ${order}), '[]'::json) as kids,
      ${selected(sql`${kids}`)} as kid, ${selected(sql`row_to_json(entry)`)} as view
    from ${kids} left join ${pictures} on ${eq(pictures.id, kids.avatarId)}
      cross join lateral (select ${buildJsonColumns(kidFields)}) entry
    where ${eq(kids.familyId, families.id)}
  ) found`;
}

/**
 * SQL for the row `found.kid` with the columns of `kids`. Without `offset 0`, Postgres reads the row again for each
 * column.
 */
export const selectedKidRow = sql`(select (found.kid).* offset 0) ${kids}`;
