import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { eq } from "drizzle-orm";
import postgres from "postgres";
import { expect, test } from "vitest";
import { createDatabasePool } from "./client.ts";
import { getMigrationsFolder, MIGRATION_LOCK_TIMEOUT_MS, migrateDatabase } from "./migrate.ts";
import { kids } from "./schema/kids.ts";
import { createEmptyDatabase } from "./testing/database.ts";
import { makeFamily, makeKid } from "./testing/factories.ts";
import { copyFirstMigrations, listMigrationTags } from "./testing/migrations-folder.ts";

/** Time in milliseconds added to a migration's lock timeout, as a tolerance for a busy machine. */
const SLACK_MS = 1_500;

/**
 * Columns, as "table.column", that the last migration drops because the previous release no longer uses them
 * (docs/architecture.md).
 */
const CONTRACTED: readonly string[] = [];

/**
 * Migrations whose result the previous release does not support. Deploying such a migration requires stopping the
 * product (docs/operations.md).
 */
const STOPPED: readonly string[] = ["0016_families"];
/**
 * Pattern of the error that a statement of the previous release gets after an incompatible migration. Postgres rejects
 * such a statement and writes nothing.
 */
const REFUSED = /(column|relation) .* does not exist/;

/**
 * Returns the columns of each table that the previous release reads. Referenced tables precede the tables that
 * reference them. Tables with equally long chains of references are sorted by name. Transactions and migrations lock
 * tables in this order (docs/architecture.md).
 */
async function readColumns(sql: postgres.Sql): Promise<Map<string, string>> {
  const rows = await sql<{ table: string; columns: string[] }[]>`
    with recursive depths as (
      select oid, 0 as depth from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      union
      select child.conrelid, depths.depth + 1
      from depths join pg_constraint child on child.confrelid = depths.oid
      where child.contype = 'f' and child.conrelid <> child.confrelid and depths.depth < 20
    )
    select table_name as "table", array_agg(column_name::text) as columns
    from information_schema.columns
    join (select oid, max(depth) as depth from depths group by oid) as deepest
      on deepest.oid = format('public.%I', table_name)::regclass
    where table_schema = 'public' group by table_name, deepest.depth
    order by deepest.depth, table_name collate "C"`;
  return new Map(
    rows.map(({ table, columns }) => {
      const kept = columns.filter((column) => !CONTRACTED.includes(`${table}.${column}`));
      return [table, kept.map((column) => `"${column}"`).join(", ")];
    }),
  );
}

/**
 * Migrates a database while readers and writers of the previous release use the database and a long transaction runs.
 * Returns the errors of the readers and writers, including waits that exceed a migration's lock timeout.
 */
async function failuresWhileMigrating(from: string, to: string): Promise<string[]> {
  const url = await createEmptyDatabase();
  await migrateDatabase(url, from);
  const sql = postgres(url, {
    max: 8,
    onnotice: () => {},
    connection: {
      lock_timeout: MIGRATION_LOCK_TIMEOUT_MS + SLACK_MS,
      application_name: "release-before",
    },
  });
  const columns = await readColumns(sql);
  const failures = new Set<string>();
  let isOver = false;
  let turns = 0;
  const repeat = async (work: () => Promise<unknown>) => {
    while (!isOver) {
      await work().catch((error: unknown) => void failures.add(String(error)));
      turns += 1;
    }
  };
  const read = async () => {
    for (const [table, names] of columns)
      await sql.unsafe(`select ${names} from "${table}" limit 9`);
  };
  const write = () =>
    sql.begin(async (tx) => {
      const [family, kid, item] = [randomUUID(), randomUUID(), randomUUID()];
      if (columns.has("families")) {
        await tx`insert into users (id, email) values (${family}, 'ana@example.com')`;
        await tx`insert into families (id, referral_code) values (${family}, ${family})`;
        await tx`insert into family_members (family_id, user_id, role) values (${family}, ${family}, 'owner')`;
        await tx`insert into kids (id, family_id, first_name) values (${kid}, ${family}, 'Emma')`;
      } else {
        await tx`insert into users (id, email, referral_code) values (${family}, 'ana@example.com', ${family})`;
        await tx`insert into kids (id, user_id, first_name) values (${kid}, ${family}, 'Emma')`;
      }
      await tx`insert into wishlist_items (id, kid_id, name, url) values (${item}, ${kid}, 'Train', 'https://example.com')`;
      await tx`update kids set bio = 'Likes trains.' where id = ${kid}`;
    });
  const hold = () =>
    sql.begin(async (tx) => {
      for (const table of columns.keys()) await tx.unsafe(`select from "${table}" limit 1`);
      await sleep(500);
    });
  const working = [read, read, write, write, write, hold].map(repeat);
  await expect.poll(() => turns, { timeout: 60_000 }).toBeGreaterThan(20);
  await migrateDatabase(url, to);
  const then = turns;
  await expect.poll(() => turns, { timeout: 60_000 }).toBeGreaterThan(then + 20);
  isOver = true;
  await Promise.all(working);
  await sql.end();
  return [...failures];
}

test("the last migration breaks no reader or writer of the previous schema", {
  timeout: 200_000,
}, async () => {
  const tags = await listMigrationTags();
  const before = await copyFirstMigrations(tags.length - 1);
  const failures = await failuresWhileMigrating(before, getMigrationsFolder());
  const isStopped = STOPPED.includes(tags.at(-1) ?? "");
  expect(failures.some((failure) => REFUSED.test(failure))).toBe(isStopped);
  expect(failures.filter((failure) => !REFUSED.test(failure))).toEqual([]);
});

test("detects a migration that drops a used column or holds a long table lock", {
  timeout: 300_000,
}, async () => {
  const now = getMigrationsFolder();
  const all = (await listMigrationTags()).length;
  const dropping = await copyFirstMigrations(all, "alter table kids drop column bio;");
  expect((await failuresWhileMigrating(now, dropping)).join()).toContain('column "bio"');
  const holding = await copyFirstMigrations(
    all,
    `alter table kids add column pet text;--> statement-breakpoint\nselect pg_sleep(${(MIGRATION_LOCK_TIMEOUT_MS + 2 * SLACK_MS) / 1_000});`,
  );
  expect((await failuresWhileMigrating(now, holding)).join()).toContain("lock timeout");
});

test("a migration without a transaction blocks no reader or writer, and restarts after a failure", {
  timeout: 300_000,
}, async () => {
  const now = getMigrationsFolder();
  const all = (await listMigrationTags()).length;
  const indexing = await copyFirstMigrations(
    all,
    [
      "-- Runs without a transaction.\ndrop index concurrently if exists kids_first_name;",
      "create unique index concurrently kids_first_name on kids (family_id, first_name);",
      "alter table kids validate constraint kids_family_or_deleted;",
      `select pg_sleep(${(MIGRATION_LOCK_TIMEOUT_MS + 2 * SLACK_MS) / 1_000});`,
    ].join("--> statement-breakpoint\n"),
  );
  expect(await failuresWhileMigrating(now, indexing)).toEqual([]);

  const url = await createEmptyDatabase();
  await migrateDatabase(url, now);
  const { db, close } = createDatabasePool(url, { max: 1 });
  const { id: familyId } = await makeFamily(db);
  await makeKid(db, familyId, { firstName: "Emma" });
  const namesake = await makeKid(db, familyId, { firstName: "Emma" });
  const isValid = async () => {
    const [index] = await db.execute(
      "select indisvalid from pg_index where indexrelid = 'kids_first_name'::regclass",
    );
    return index?.indisvalid;
  };
  await expect(migrateDatabase(url, indexing)).rejects.toThrow("kids_first_name");
  expect(await isValid()).toBe(false);
  await db.update(kids).set({ firstName: "Luis" }).where(eq(kids.id, namesake.id));
  await migrateDatabase(url, indexing);
  expect(await isValid()).toBe(true);
  await close();
});
