import type postgres from "postgres";

/** The number of a table's rows, and a sum over their contents in whatever order. */
type TableFacts = { rows: number; sum: string };

/** Each table by its name with its schema. Unlogged ones are left out: Postgres itself empties them after a crash. */
export type DatabaseFacts = Readonly<Record<string, TableFacts>>;

/** The product's tables, the record of its migrations, and the job queue's. */
const SCHEMAS = ["public", "drizzle", "graphile_worker"];

export async function listTables(sql: postgres.ISql): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname = any(${SCHEMAS})
    order by 1`;
  return rows.map(({ name }) => name);
}

/** Where each sequence is; null for one that was never used. */
export async function listSequences(sql: postgres.ISql): Promise<Record<string, string | null>> {
  const rows = await sql<{ name: string; last: string | null }[]>`
    select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
    from pg_sequences where schemaname = any(${SCHEMAS})`;
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

/** Reads every row once. Two databases with the same facts have the same rows. */
export async function readFacts(sql: postgres.ISql): Promise<DatabaseFacts> {
  // What the text of a row depends on besides the row.
  await sql`select set_config('timezone', 'UTC', false), set_config('datestyle', 'ISO', false),
    set_config('extra_float_digits', '1', false)`;
  const facts: Record<string, TableFacts> = {};
  for (const table of await listTables(sql)) {
    const [row] = await sql.unsafe<TableFacts[]>(`
      select count(*)::float8 as rows,
        coalesce(sum(('x' || left(md5(t::text), 15))::bit(60)::bigint), 0)::text as sum
      from ${table} as t`);
    if (row) facts[table] = row;
  }
  return facts;
}

/** The names of the migrations that a database has had, oldest first. */
export async function readMigrations(sql: postgres.ISql): Promise<string[]> {
  const rows = await sql<{ hash: string }[]>`
    select hash from drizzle.__drizzle_migrations order by created_at`;
  return rows.map(({ hash }) => hash);
}
