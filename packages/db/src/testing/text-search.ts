import { sql } from "drizzle-orm";
import type { Executor } from "../client.ts";

const quoted = (name: string) => sql.raw(`"${name.replaceAll('"', '""')}"`);

/** Returns the tables of all schemas that contain `word`, ignoring case. */
export async function findTablesContaining(db: Executor, word: string): Promise<string[]> {
  const tables = await db.execute<{ schema: string; name: string }>(sql`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
    order by 1, 2`);
  const found: string[] = [];
  for (const { schema, name } of tables) {
    const [row] = await db.execute(
      sql`select 1 from ${quoted(schema)}.${quoted(name)} as it where strpos(lower(it::text), lower(${word})) > 0 limit 1`,
    );
    if (row) found.push(name);
  }
  return found;
}

/** Returns the text columns of the schema `public` in which no row contains `word`. */
export async function findTextColumnsWithout(db: Executor, word: string): Promise<string[]> {
  const columns = await db.execute<{ table: string; name: string }>(sql`
    select table_name as table, column_name as name from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'character varying', 'json', 'jsonb')
    order by 1, 2`);
  const found: string[] = [];
  for (const { table, name } of columns) {
    const [row] = await db.execute(
      sql`select 1 from ${quoted(table)} where strpos(lower(${quoted(name)}::text), lower(${word})) > 0 limit 1`,
    );
    if (!row) found.push(`${table}.${name}`);
  }
  return found;
}
