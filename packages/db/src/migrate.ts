import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type MigrationMeta, readMigrationFiles } from "drizzle-orm/migrator";
import postgres from "postgres";
import { SHOULD_FETCH_ARRAY_TYPES } from "./client.ts";

/** ID of the advisory lock that serializes migrations: "gift" in ASCII. No other lock in this database has this ID. */
const MIGRATION_LOCK = 0x67_69_66_74;

/**
 * Number of the last migration of the installed graphile-worker version. A test verifies the number. `migrateDatabase`
 * imports the package only for a database that lacks this migration, because the import slows every start.
 */
export const LATEST_JOB_QUEUE_MIGRATION = 19;

/** Maximum wait for an unavailable database, in milliseconds. */
const STARTUP_MS = 60_000;
/** Delay between attempts to reach an unavailable database, in milliseconds. */
const STARTUP_PAUSE_MS = 250;

/** Error codes of a Postgres server that is starting up, stopping or not reachable yet. */
const NOT_THERE_YET = new Set([
  "57P01",
  "57P03",
  "CONNECT_TIMEOUT",
  "CONNECTION_CLOSED",
  "EAI_AGAIN",
  "ECONNREFUSED",
  "ECONNRESET",
]);

/**
 * Maximum time that a migration waits for a locked table, in milliseconds. Other statements queue behind a waiting
 * migration. The migration therefore stops waiting, lets these statements run, and retries.
 */
export const MIGRATION_LOCK_TIMEOUT_MS = 500;
const LOCK_ATTEMPTS = 60;
const LOCK_PAUSE_MS = 1_000;
/** SQLSTATEs of a lock timeout and of a deadlock. */
const LOCK_FAILED = new Set(["55P03", "40P01"]);
/**
 * Value of `deadlock_timeout` for the migration, in milliseconds. Postgres aborts the first transaction that detects a
 * deadlock. With this short timeout, the migration is aborted and retried, because other transactions detect a deadlock
 * after one second.
 */
const DEADLOCK_TIMEOUT_MS = 20;
const INSUFFICIENT_PRIVILEGE = "42501";

/**
 * First line of a migration that runs without a transaction, to build an index concurrently or to validate a
 * constraint. The statements must be idempotent, because the migration restarts after a failure.
 */
const WITHOUT_TRANSACTION = "-- Runs without a transaction.";

/**
 * Returns the folder of the SQL migrations. Resolves the folder by package name, because the API's bundle also contains
 * this module.
 */
export function getMigrationsFolder(): string {
  const manifest = createRequire(import.meta.url).resolve("@giftling/db/package.json");
  return join(dirname(manifest), "migrations");
}

/**
 * Applies this package's migrations to the database at `url`, then the job queue's migrations. `url` must be a direct
 * connection (`DATABASE_DIRECT_URL`), because the session holds an advisory lock. Concurrent processes wait for this
 * lock. Waits up to a minute for an unavailable database.
 */
export async function migrateDatabase(url: string, folder = getMigrationsFolder()): Promise<void> {
  const client = postgres(url, {
    max: 1,
    fetch_types: SHOULD_FETCH_ARRAY_TYPES,
    connect_timeout: 10,
    max_lifetime: null,
    connection: { application_name: "giftling-migrate" },
    onnotice: () => {},
  });
  try {
    await takeLock(client);
    await applyPatiently(client, folder);
    if (!(await hasJobMigrations(client))) {
      const { runMigrations } = await import("graphile-worker");
      await runMigrations({ connectionString: url });
    }
  } finally {
    // Ending the session releases the lock.
    await client.end({ timeout: 5 });
  }
}

/**
 * Returns the number of missing migrations, including the job queue's, and the number of unknown applied migrations.
 * Does not change the database.
 */
export async function readMigrationState(
  url: string,
  folder = getMigrationsFolder(),
): Promise<{ missing: number; unknown: number }> {
  const client = postgres(url, {
    max: 1,
    fetch_types: SHOULD_FETCH_ARRAY_TYPES,
    onnotice: () => {},
  });
  try {
    const known = readMigrationFiles({ migrationsFolder: folder }).map((file) => file.folderMillis);
    const [table] = await client`select to_regclass('drizzle.__drizzle_migrations') as name`;
    const rows =
      table?.name === null
        ? []
        : await client<{ at: number }[]>`
            select created_at::float8 as at from drizzle.__drizzle_migrations`;
    const last = Math.max(0, ...rows.map(({ at }) => at));
    const hasJobs = await hasJobMigrations(client);
    return {
      missing: known.filter((at) => at > last).length + (hasJobs ? 0 : 1),
      unknown: rows.filter(({ at }) => at > Math.max(...known)).length,
    };
  } finally {
    await client.end({ timeout: 5 });
  }
}

/**
 * Acquires the advisory lock. Retries for up to a minute while the database is unavailable. Throws other errors
 * immediately.
 */
async function takeLock(client: postgres.Sql): Promise<void> {
  const giveUpAt = performance.now() + STARTUP_MS;
  for (;;) {
    try {
      await client`select pg_advisory_lock(${MIGRATION_LOCK})`;
      return;
    } catch (error) {
      if (!NOT_THERE_YET.has(getCode(error)) || performance.now() > giveUpAt) throw error;
      await sleep(STARTUP_PAUSE_MS);
    }
  }
}

/** Applies the missing migrations in order. Retries a migration after a lock timeout or a deadlock. */
async function applyPatiently(client: postgres.Sql, folder: string): Promise<void> {
  // Requires superuser or a role granted this privilege. Otherwise, lock ordering alone prevents deadlocks.
  await client.unsafe(`set deadlock_timeout = ${DEADLOCK_TIMEOUT_MS}`).catch((error: unknown) => {
    if (getCode(error) !== INSUFFICIENT_PRIVILEGE) throw error;
  });
  await client`create schema if not exists drizzle`;
  await client`
    create table if not exists drizzle.__drizzle_migrations
    (id serial primary key, hash text not null, created_at bigint)`;
  for (let attempt = 1; ; attempt += 1) {
    try {
      for (const migration of await listMissingMigrations(client, folder)) {
        await applyMigration(client, migration);
      }
      return;
    } catch (error) {
      if (!LOCK_FAILED.has(getCode(error)) || attempt === LOCK_ATTEMPTS) throw error;
      await sleep(LOCK_PAUSE_MS);
    }
  }
}

async function listMissingMigrations(client: postgres.Sql, folder: string) {
  await client.unsafe(`set lock_timeout = ${MIGRATION_LOCK_TIMEOUT_MS}`);
  const [row] = await client<{ last: number | null }[]>`
    select max(created_at)::float8 as last from drizzle.__drizzle_migrations`;
  return readMigrationFiles({ migrationsFolder: folder }).filter(
    ({ folderMillis }) => folderMillis > (row?.last ?? 0),
  );
}

/**
 * Applies a migration and records it in one transaction. A migration that starts with `WITHOUT_TRANSACTION` runs
 * without a transaction.
 */
async function applyMigration(client: postgres.Sql, { sql, hash, folderMillis }: MigrationMeta) {
  const apply = async (session: postgres.ISql) => {
    for (const statement of sql) await session.unsafe(statement);
    await session`
      insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`;
  };
  if (sql[0]?.startsWith(WITHOUT_TRANSACTION)) {
    // With the usual lock timeout, a statement that waits for older transactions would fail. The waiting statement
    // blocks no reader or writer.
    await client`set lock_timeout = 0`;
    await apply(client);
    await client.unsafe(`set lock_timeout = ${MIGRATION_LOCK_TIMEOUT_MS}`);
  } else {
    await client.begin(apply);
  }
}

/**
 * Returns the error code of Postgres or of the connection, unwrapped from drizzle's error. Returns "" for other errors.
 */
function getCode(error: unknown): string {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ("code" in at && typeof at.code === "string") return at.code;
  }
  return "";
}

async function hasJobMigrations(client: postgres.Sql): Promise<boolean> {
  const [table] = await client`select to_regclass('graphile_worker.migrations') as name`;
  if (table?.name === null) return false;
  const [row] = await client`select max(id) as last from graphile_worker.migrations`;
  return Number(row?.last) >= LATEST_JOB_QUEUE_MIGRATION;
}
