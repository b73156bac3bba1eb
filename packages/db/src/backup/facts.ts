import type postgres from "postgres";

/** Number of rows in a table, and a checksum of the rows. The order of the rows does not affect the checksum. */
type TableFacts = { rows: number; sum: string };

/**
 * Row count and checksum of each table, keyed by the table's schema-qualified name. Excludes unlogged tables, because
 * PostgreSQL truncates unlogged tables after a crash.
 */
export type DatabaseFacts = Readonly<Record<string, TableFacts>>;

/** Schemas of the product's tables, the applied migrations and the job queue. */
const SCHEMAS = ["public", "drizzle", "graphile_worker"];

export async function listTables(sql: postgres.ISql): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname = any(${SCHEMAS})
    order by 1`;
  return rows.map(({ name }) => name);
}

/**
 * Returns the last value of each sequence, keyed by the sequence's schema-qualified name. The value is null for a
 * sequence that was never used.
 */
export async function listSequences(sql: postgres.ISql): Promise<Record<string, string | null>> {
  const rows = await sql<{ name: string; last: string | null }[]>`
    select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
    from pg_sequences where schemaname = any(${SCHEMAS})`;
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

/** Returns all foreign keys, each with the SQL statement that creates the key. */
export async function listForeignKeys(sql: postgres.ISql) {
  return sql<{ table: string; name: string; definition: string }[]>`
    select format('%I.%I', n.nspname, c.relname) as table, format('%I', k.conname) as name,
      pg_get_constraintdef(k.oid) as definition
    from pg_constraint k
      join pg_class c on c.oid = k.conrelid
      join pg_namespace n on n.oid = c.relnamespace
    where k.contype = 'f' and n.nspname = any(${SCHEMAS})
    order by 1, 2`;
}

/**
 * Reads every row once and returns the row count and checksum of each table. Databases with equal results contain the
 * same rows.
 */
export async function readDatabaseFacts(sql: postgres.ISql): Promise<DatabaseFacts> {
  // Time zone, date style and float precision affect the text of a row, and therefore the row's checksum.
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

/** Returns the hashes of the applied migrations, oldest first. */
export async function readMigrations(sql: postgres.ISql): Promise<string[]> {
  const rows = await sql<{ hash: string }[]>`
    select hash from drizzle.__drizzle_migrations order by created_at`;
  return rows.map(({ hash }) => hash);
}
