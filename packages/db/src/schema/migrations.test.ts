import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import postgres from "postgres";
import { expect, onTestFinished, test } from "vitest";
import { getMigrationsFolder, migrateDatabase } from "../migrate.ts";
import { createEmptyDatabase } from "../testing/database.ts";
import * as schema from "./index.ts";

test("the migrations match the schema (`pnpm --filter @giftling/db generate` writes a missing one)", async () => {
  const meta = join(getMigrationsFolder(), "meta");
  const latest = readdirSync(meta)
    .filter((file) => file.endsWith("_snapshot.json"))
    .sort()
    .at(-1);
  const snapshot = JSON.parse(readFileSync(join(meta, latest ?? ""), "utf8"));
  const wanted = generateDrizzleJson(schema, snapshot.id, undefined, "snake_case");
  expect(await generateMigration(snapshot, wanted)).toEqual([]);
});

/**
 * Returns the definitions of a database's columns, constraints and indexes. Omits views, which only previous releases
 * read. Omits definitions that Drizzle cannot express: deferred and unvalidated constraints, and the columns of a SET
 * NULL action.
 */
async function describe(url: string): Promise<string[]> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  onTestFinished(() => sql.end());
  const rows = await sql<{ it: string }[]>`
    select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) as it
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
    union all
    select concat_ws(' ', conrelid::regclass, conname,
      regexp_replace(pg_get_constraintdef(oid), ' DEFERRABLE INITIALLY DEFERRED| NOT VALID|(?<=SET NULL) \\(\\w+\\)', '', 'g'))
    from pg_constraint where connamespace = 'public'::regnamespace and contype not in ('n', 't')
    union all
    select indexdef from pg_indexes where schemaname = 'public'
    order by 1`;
  return rows.map(({ it }) => it);
}

test("a migrated database matches the schema, including constraint names", async () => {
  const [migrated, made] = [await createEmptyDatabase(), await createEmptyDatabase()];
  await migrateDatabase(migrated);
  const nothing = generateDrizzleJson({}, undefined, undefined, "snake_case");
  const all = generateDrizzleJson(schema, nothing.id, undefined, "snake_case");
  const sql = postgres(made, { max: 1, onnotice: () => {} });
  onTestFinished(() => sql.end());
  for (const statement of await generateMigration(nothing, all)) await sql.unsafe(statement);
  expect(await describe(migrated)).toEqual(await describe(made));
});

test("the migrations validate every constraint", async () => {
  const url = await createEmptyDatabase();
  await migrateDatabase(url);
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  onTestFinished(() => sql.end());
  const rows = await sql<{ name: string }[]>`
    select conname as name from pg_constraint
    where connamespace = 'public'::regnamespace and not convalidated order by conname collate "C"`;
  expect(rows.map(({ name }) => name)).toEqual([]);
});
