import { readFile } from "node:fs/promises";
import { join } from "node:path";
import postgres from "postgres";
import { expect, onTestFinished, test } from "vitest";
import { createDatabasePool } from "./client.ts";
import { migrateDatabase } from "./migrate.ts";
import { addJob } from "./queries/operation/jobs.ts";
import { seedEmptyDatabase } from "./seed/seed.ts";
import { createEmptyDatabase, createTestDatabase } from "./testing/database.ts";
import { listJobs } from "./testing/jobs.ts";
import { copyFirstMigrations, listMigrationTags } from "./testing/migrations-folder.ts";

const FAMILIES = "0016_families";
/** Columns that the families migration moves from a family's row to its owner's row. */
const PERSONAL = new Set(["first_name", "last_name", "email"]);
/**
 * Tables whose `user_id` column references a person after the families migration. In other tables, the migration
 * renames the column to `family_id`.
 */
const OF_PEOPLE = new Set(["identities", "mail_preferences", "mails", "sessions"]);

/**
 * SQL that reproduces the rows of `users` before the families migration, from the current tables `families` and
 * `users`.
 */
const PARENTS = "(select * from families join users using (id, created_at)) as users";

type Sql = postgres.Sql;
type Sums = Record<string, { count: number; sum: string }>;

/**
 * Creates a database with the schema before the families migration. Returns a client of the database and a function
 * that runs the migration.
 */
async function databaseBefore() {
  const at = (await listMigrationTags()).indexOf(FAMILIES);
  const [before, then] = [await copyFirstMigrations(at), await copyFirstMigrations(at + 1)];
  const url = await createEmptyDatabase();
  await migrateDatabase(url, before);
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  onTestFinished(() => sql.end());
  return { url, sql, migrate: () => migrateDatabase(url, then) };
}

async function listColumns(sql: Sql): Promise<Map<string, string[]>> {
  const rows = await sql<{ table: string; columns: string[] }[]>`
    select table_name as "table", array_agg(column_name::text order by column_name) as columns
    from information_schema.columns where table_schema = 'public' group by table_name`;
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}

const quoted = (columns: readonly string[]) => columns.map((column) => `"${column}"`).join(", ");

/** Returns the number of rows of a table, and the sum of the row hashes. */
async function getSum(sql: Sql, from: string, columns: readonly string[]) {
  const [row] = await sql.unsafe(`
    select count(*)::int as count, sum(hashtextextended(row(${quoted(columns)})::text, 0))::text as sum
    from ${from}`);
  return { count: Number(row?.count), sum: String(row?.sum) };
}

const renamed = (table: string, column: string) =>
  column === "user_id" && !OF_PEOPLE.has(table) ? "family_id" : column;

/** Returns the row count and the hash sum of each table, for the columns that existed before the families migration. */
async function listSums(
  sql: Sql,
  tables: Map<string, string[]>,
  isMigrated: boolean,
): Promise<Sums> {
  const sums: Sums = {};
  for (const [table, columns] of tables) {
    const own = columns.map((column) => (isMigrated ? renamed(table, column) : column));
    sums[table] = await getSum(sql, isMigrated && table === "users" ? PARENTS : `"${table}"`, own);
  }
  return sums;
}

/**
 * Asserts that the families migration preserves every row. Returns the row counts and hash sums from before the
 * migration.
 */
async function compare({
  sql,
  migrate: run,
}: Awaited<ReturnType<typeof databaseBefore>>): Promise<Sums> {
  const tables = await listColumns(sql);
  const before = await listSums(sql, tables, false);
  await run();
  expect(await listSums(sql, tables, true)).toEqual(before);
  // Each former row became a person, a family with the same ID, and the person's ownership of that family.
  const { count } = before.users ?? { count: 0 };
  const [members] = await sql`
    select count(*)::int as count from family_members join families on families.id = family_id join users on users.id = user_id
    where family_id = user_id and role = 'owner' and family_members.created_at = users.created_at`;
  expect(members?.count).toBe(count);
  const now = await listColumns(sql);
  expect(now.get("families")?.filter((column) => PERSONAL.has(column))).toEqual([]);
  expect(now.get("users")).toEqual(["created_at", "email", "first_name", "id", "last_name"]);
  const broken = await sql`select conname from pg_constraint where not convalidated`;
  expect([...broken]).toEqual([]);
  return before;
}

test("preserves every row of the seeded family", { timeout: 120_000 }, async () => {
  const seeded = await createTestDatabase();
  onTestFinished(() => seeded.drop());
  await seedEmptyDatabase(seeded.db, {
    owner: { issuer: "https://id.example", subject: "parent" },
  });
  const source = postgres(seeded.url, { max: 1 });
  onTestFinished(() => source.end());
  const target = await databaseBefore();
  // The former schema stores a family and its owner in one row. The ID of this row is the family's ID.
  await target.sql.unsafe("set session_replication_role = replica");
  for (const [table, columns] of await listColumns(target.sql)) {
    const own = quoted(columns.map((column) => renamed(table, column)));
    const asked = OF_PEOPLE.has(table)
      ? own.replace('"user_id"', "(select id as user_id from families)")
      : own;
    const from =
      table === "users"
        ? "(select families.*, first_name, last_name, email from families, users) as users"
        : `"${table}"`;
    const [rows] = await source.unsafe(
      `select json_agg(it) as list from (select ${asked} from ${from}) as it`,
    );
    const named = JSON.stringify(rows?.list ?? []).replaceAll('"family_id":', '"user_id":');
    await target.sql.unsafe(
      `insert into "${table}" (${quoted(columns)}) select ${quoted(columns)} from json_populate_recordset(null::"${table}", $1::text::json)`,
      [named],
    );
  }
  await target.sql.unsafe("set session_replication_role = origin");
  const sums = await compare(target);
  expect([sums.users?.count, sums.kids?.count, sums.identities?.count]).toEqual([1, 2, 1]);
});

test("preserves every row of 10,000 families, and pending jobs", {
  timeout: 300_000,
}, async () => {
  const database = await databaseBefore();
  const { sql } = database;
  const made = await readFile(
    join(import.meta.dirname, "testing", "generated-families.sql"),
    "utf8",
  );
  await sql.unsafe(made);
  const { db, close } = createDatabasePool(database.url);
  onTestFinished(close);
  for (const { id: userId } of await sql`select id from users limit 3`) {
    await addJob(db, "sync-subscription", { userId });
  }
  const sums = await compare(database);
  const empty = Object.entries(sums).flatMap(([table, { count }]) =>
    count < 10_000 ? [table] : [],
  );
  expect(empty).toEqual([]);
  const familyIds = (await listJobs(db)).map(({ payload }) => String(payload.familyId));
  expect(await sql`select from families where id in ${sql(familyIds)}`).toHaveLength(3);
});
