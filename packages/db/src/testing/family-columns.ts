import { type Column, getTableColumns, is, sql } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import type { Executor } from "../client.ts";
import * as schema from "../schema/index.ts";

export type FamilyColumn = {
  table: string;
  /** Qualified column name, such as "kids.first_name". */
  name: string;
  /** Name of the column's property in TypeScript. */
  key: string;
  /** Whether the column is an ID or references an ID. */
  isId: boolean;
  isFreeText: boolean;
};

const tables = Object.values(schema).filter((value) => is(value, PgTable));

/** Returns whether a column accepts any text. False for a column with a fixed set of values or of another type. */
export const isFreeText = (column: Column): boolean =>
  column.columnType === "PgText" && column.enumValues === undefined;

/**
 * Returns the tables whose rows are deleted with their family. These tables reference a family or a user, directly or
 * indirectly.
 */
function familyTables(): PgTable[] {
  const owned = new Set<PgTable>([schema.families, schema.users]);
  for (let before = 0; before < owned.size; ) {
    before = owned.size;
    for (const table of tables) {
      const { foreignKeys } = getTableConfig(table);
      if (foreignKeys.some((key) => owned.has(key.reference().foreignTable))) owned.add(table);
    }
  }
  return [...owned];
}

export function listFamilyColumns(): FamilyColumn[] {
  return familyTables().flatMap((table) =>
    Object.entries(getTableColumns(table)).map(([key, column]) => ({
      table: getTableConfig(table).name,
      name: `${getTableConfig(table).name}.${toSnakeCase(column.name)}`,
      key,
      isId: column.columnType === "PgUUID",
      isFreeText: isFreeText(column),
    })),
  );
}

/**
 * Replaces `word` with a unique word in each of the given columns. Returns the new words by column name. Omits columns
 * without `word`.
 */
export async function fillWithUniqueWords(
  db: Executor,
  columns: readonly FamilyColumn[],
  word: string,
): Promise<Map<string, string>> {
  const marks = new Map<string, string>();
  for (const [index, { table, name }] of columns.entries()) {
    const mark = `${word}n${String(index).padStart(3, "0")}`;
    const column = sql.identifier(name.slice(table.length + 1));
    const changed = await db.execute(
      sql`update ${sql.identifier(table)} set ${column} = replace(${column}, ${word}, ${mark}) where strpos(${column}, ${word}) > 0 returning 1`,
    );
    if (changed.length > 0) marks.set(name, mark);
  }
  return marks;
}
