import { type Column, type SQL, sql } from "drizzle-orm";

/** A moment as JavaScript's `toISOString` writes it. */
export const isoText = (moment: Column | SQL): SQL =>
  sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Cents as dollars, without zeros at the end. */
export const dollars = (cents: Column | SQL): SQL => sql`trim_scale(${cents} * 0.01)`;

/** The path at which a stored picture is served; null without one (as `pictureAddress`). */
export const picturePath = (storageKey: Column): SQL => sql`'/media/' || ${storageKey}`;

/** An object whose fields have these names; the names are ours and never come from outside. */
export function jsonObject(fields: Record<string, Column | SQL>): SQL {
  const pairs = Object.entries(fields).map(
    ([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`,
  );
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`;
}

/** All these objects as an array, in that order; an empty array without rows. */
export const jsonArray = (object: SQL, order: SQL): SQL =>
  sql`coalesce(json_agg(${object} order by ${order}), '[]'::json)`;
