import { connect, createServer } from "node:net";
import { sql } from "drizzle-orm";
import postgres from "postgres";
import { afterAll, expect, test } from "vitest";
import { createDatabasePool } from "./client.ts";
import { LATEST_JOB_QUEUE_MIGRATION, migrateDatabase } from "./migrate.ts";
import {
  createEmptyDatabase,
  createOwnedDatabase,
  createTestDatabase,
} from "./testing/database.ts";

/** Bytes of the ErrorResponse message that Postgres sends during startup. */
const STARTING_UP = (() => {
  const fields = "SFATAL\0VFATAL\0C57P03\0Mthe database system is starting up\0\0";
  const head = Buffer.from("E\0\0\0\0");
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, Buffer.from(fields)]);
})();

const { db, url, drop } = await createTestDatabase();
afterAll(drop);

test("migrates an empty database once for three concurrent processes", async () => {
  const target = await createEmptyDatabase();
  await Promise.all([migrateDatabase(target), migrateDatabase(target), migrateDatabase(target)]);
  const fresh = createDatabasePool(target);
  const applied = await fresh.db.execute(sql`select 1 from drizzle.__drizzle_migrations`);
  const template = await db.execute(sql`select 1 from drizzle.__drizzle_migrations`);
  expect(applied.length).toBe(template.length);
  expect(await fresh.db.execute(sql`select 1 from graphile_worker.migrations`)).not.toHaveLength(0);
  await fresh.close();
});

test("waits for a database that is starting up", async () => {
  const target = new URL(url);
  let refused = 0;
  // This proxy to Postgres responds to its first three clients like a database that is starting up.
  const hubAccess = createServer((visitor) => {
    visitor.on("error", () => undefined);
    if (refused < 3) {
      refused += 1;
      visitor.once("data", () => visitor.end(STARTING_UP));
      return;
    }
    const there = connect(Number(target.port), target.hostname);
    there.on("error", () => undefined);
    visitor.pipe(there).pipe(visitor);
  });
  await new Promise<void>((resolve) => hubAccess.listen(0, "127.0.0.1", resolve));
  const address = hubAccess.address();
  const behind = new URL(url);
  behind.hostname = "127.0.0.1";
  behind.port = String(typeof address === "object" ? address?.port : "");
  await migrateDatabase(behind.href);
  expect(refused).toBe(3);
  hubAccess.close();
});

test("waits for a database that does not exist yet", async () => {
  const target = new URL(url);
  const hubAccess = createServer((visitor) => {
    const there = connect(Number(target.port), target.hostname);
    for (const socket of [visitor, there]) socket.on("error", () => undefined);
    visitor.pipe(there).pipe(visitor);
  });
  await new Promise<void>((resolve) => hubAccess.listen(0, "127.0.0.1", resolve));
  const address = hubAccess.address();
  const port = typeof address === "object" ? (address?.port ?? 0) : 0;
  await new Promise((resolve) => hubAccess.close(resolve));
  const behind = new URL(url);
  behind.port = String(port);
  const migrated = migrateDatabase(behind.href);
  setTimeout(() => hubAccess.listen(port, "127.0.0.1"), 1_000);
  await migrated;
  hubAccess.close();
});

test("retries a locked table in short attempts without blocking other transactions", async () => {
  const holder = postgres(url, { max: 1 });
  const isWaiting = async () => {
    const [row] = await db.execute<{ waiting: boolean }>(
      sql`select count(*) > 0 as waiting from pg_stat_activity
        where datname = current_database() and application_name = 'giftling-migrate' and wait_event_type = 'Lock'`,
    );
    return row?.waiting;
  };
  let migrated: Promise<void> | undefined;
  await holder.begin(async (tx) => {
    await tx`lock table drizzle.__drizzle_migrations in access exclusive mode`;
    migrated = migrateDatabase(url);
    migrated.catch(() => undefined);
    await expect.poll(isWaiting, { timeout: 30_000, interval: 50 }).toBe(true);
    await expect.poll(isWaiting, { timeout: 30_000, interval: 50 }).toBe(false);
  });
  await migrated;
  await holder.end();
}, 120_000);

test("changes nothing on a second run", async () => {
  const before = await db.execute(sql`select hash from drizzle.__drizzle_migrations order by id`);
  await migrateDatabase(url);
  expect(await db.execute(sql`select hash from drizzle.__drizzle_migrations order by id`)).toEqual(
    before,
  );
});

test("applies all migrations as the database's owner, who is no superuser", async () => {
  await migrateDatabase(await createOwnedDatabase());
});

test("applies the job queue's last migration when it is missing", async () => {
  const last = "select max(id) as id from graphile_worker.migrations";
  expect(await db.execute(last)).toEqual([{ id: LATEST_JOB_QUEUE_MIGRATION }]);
  await db.execute("drop schema graphile_worker cascade");
  await migrateDatabase(url);
  expect(await db.execute(last)).toEqual([{ id: LATEST_JOB_QUEUE_MIGRATION }]);
});

test("every foreign key has an index that starts with its columns", async () => {
  const missing = await db.execute(sql`
    select c.conrelid::regclass::text as "table", c.conname as "constraint"
    from pg_constraint c
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace
      -- A partial index over the rows that have a value serves a key of one column as well.
      and not exists (
        select 1 from pg_index i
        where i.indrelid = c.conrelid
          and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey
          and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = (
            select format('(%s IS NOT NULL)', attname) from pg_attribute
            where attrelid = c.conrelid and attnum = c.conkey[1] and cardinality(c.conkey) = 1
          ))
      )
      -- A composite key is served as well by an index that starts with the column that identifies the target.
      and not exists (
        select 1 from pg_index i
        where i.indrelid = c.conrelid and i.indpred is null
          and cardinality(c.conkey) > 1
          and (i.indkey::int2[])[0] = any(c.conkey)
          and (i.indkey::int2[])[0] <> (
            select attnum from pg_attribute where attrelid = c.conrelid and attname in ('kid_id', 'family_id')
            order by attname limit 1
          )
      )
    order by 1, 2`);
  expect(missing).toEqual([]);
});
