import { type Column, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** Returns SQL that formats a timestamp like JavaScript's `toISOString`. */
export const buildIsoTimestamp = (moment: Column | SQL): SQL =>
  sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Returns SQL that converts cents to dollars with the same division as `centsToDollars`. */
export const buildDollars = (cents: Column | SQL): SQL => sql`(${cents})::float8 / 100`;

/**
 * Returns SQL for the URL path of a stored picture, like `getPicturePath`. The path is null if the storage key is null.
 */
export const buildPicturePath = (storageKey: Column | SQL): SQL => sql`'/media/' || ${storageKey}`;

/** Columns by field name. The field names must be constants, because the SQL contains them unescaped. */
type JsonFields = Record<string, Column | SQL>;
export type ViewColumns<View> = Record<keyof View, PgColumn | SQL>;

/** Returns the fields of a view with the types of their values, for the query builder. */
export const withFieldTypes = <View>(fields: ViewColumns<View>) =>
  fields as unknown as { [Field in keyof View]: SQL<View[Field]> };

/** Returns SQL for the column list of a SELECT whose rows become JSON objects. */
export const buildJsonColumns = (fields: JsonFields): SQL =>
  sql.join(
    Object.entries(fields).map(([name, value]) => sql`${value} as ${sql.identifier(name)}`),
    sql`, `,
  );

export function buildJsonObject(fields: JsonFields): SQL {
  const pairs = Object.entries(fields).map(
    ([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`,
  );
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`;
}

/**
 * Returns SQL for a JSON array with one object per row of `from`, in the given order. `from` can include a WHERE
 * clause. Without rows, the array is empty. This SQL takes two thirds of the time of `json_build_object` and produces
 * no whitespace.
 */
export const buildJsonArray = (fields: JsonFields, from: SQL, order: SQL): SQL => sql`(
  select coalesce(json_agg(entry), '[]'::json)
  from (select ${buildJsonColumns(fields)} from ${from} order by ${order}) entry)`;

/** Returns the URL path of a stored picture. Returns null if the storage key is null. */
export function getPicturePath(storageKey: string): string;
export function getPicturePath(storageKey: string | null): string | null;
export function getPicturePath(storageKey: string | null): string | null {
  return storageKey === null ? null : `/media/${storageKey}`;
}
