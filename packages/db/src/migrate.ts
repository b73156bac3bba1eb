import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate as applyMigrations } from "drizzle-orm/postgres-js/migrator";
import postgres from "postgres";
import { FETCH_TYPES } from "./client.ts";

/** Id of the advisory lock, unused by anything else in this database: "gift" in ASCII. */
const MIGRATION_LOCK = 0x67_69_66_74;

/**
 * The last of the job queue's migrations, as the installed graphile-worker numbers them (a test compares it). Loading its
 * code takes a good part of a start, so only a database that lacks this one loads it.
 */
export const LAST_JOB_MIGRATION = 19;

/** How long to wait for a database that is not there yet, and the pause between two attempts. In milliseconds. */
const STARTUP_MS = 60_000;
const STARTUP_PAUSE_MS = 250;

/** The answers of a Postgres that starts up or stops, and the errors where there is none (yet). */
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
 * How long a migration may wait for a table that a long transaction holds, because everybody else waits behind it meanwhile;
 * then it lets them through and tries again. In milliseconds.
 */
export const LOCK_TIMEOUT_MS = 2_000;
const LOCK_ATTEMPTS = 30;
const LOCK_PAUSE_MS = 1_000;
/** A lock was waited for too long, or two waited for each other. */
const LOCK_FAILED = new Set(["55P03", "40P01"]);
/** In a deadlock the one that looks first gives up: the migration, which tries again. Visitors' statements look after a second. */
const DEADLOCK_TIMEOUT_MS = 20;
const INSUFFICIENT_PRIVILEGE = "42501";

/**
 * The folder of the SQL files. Resolved through the package's name, because this module also runs from the API's bundle,
 * whose location says nothing about it.
 */
export function migrationsFolder(): string {
  const manifest = createRequire(import.meta.url).resolve("@giftling/db/package.json");
  return join(dirname(manifest), "migrations");
}

/**
 * Brings the database behind `url` up to date: this package's migrations, then the job queue's. `url` must be a direct
 * connection (`DATABASE_DIRECT_URL`), because the lock belongs to a session. When two processes start at once, the second
 * waits and then finds nothing to do. A database that is not there yet is waited for, for a minute. A test gives a `folder` of other migrations.
 */
export async function migrate(url: string, folder = migrationsFolder()): Promise<void> {
  const client = postgres(url, {
    max: 1,
    fetch_types: FETCH_TYPES,
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

/** Waits for a database that is not there yet; throws any other error at once. */
async function takeLock(client: postgres.Sql): Promise<void> {
  const giveUpAt = performance.now() + STARTUP_MS;
  for (;;) {
    try {
      await client`select pg_advisory_lock(${MIGRATION_LOCK})`;
      return;
    } catch (error) {
      if (!NOT_THERE_YET.has(codeOf(error)) || performance.now() > giveUpAt) throw error;
      await sleep(STARTUP_PAUSE_MS);
    }
  }
}

/** Applies what is missing, in one transaction; tries again when a table is held for too long. */
async function applyPatiently(client: postgres.Sql, folder: string): Promise<void> {
  await client.unsafe(`set lock_timeout = ${LOCK_TIMEOUT_MS}`);
  // Only a superuser may, or whom one allowed to: elsewhere the order of the tables alone must do.
  await client.unsafe(`set deadlock_timeout = ${DEADLOCK_TIMEOUT_MS}`).catch((error: unknown) => {
    if (codeOf(error) !== INSUFFICIENT_PRIVILEGE) throw error;
  });
  for (let attempt = 1; ; attempt += 1) {
    try {
      await applyMigrations(drizzle(client), { migrationsFolder: folder });
      return;
    } catch (error) {
      if (!LOCK_FAILED.has(codeOf(error)) || attempt === LOCK_ATTEMPTS) throw error;
      await sleep(LOCK_PAUSE_MS);
    }
  }
}

/** The code of an error of Postgres or of its connection, also inside of drizzle's wrapper; "" for any other. */
function codeOf(error: unknown): string {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ("code" in at && typeof at.code === "string") return at.code;
  }
  return "";
}

async function hasJobMigrations(client: postgres.Sql): Promise<boolean> {
  const [table] = await client`select to_regclass('graphile_worker.migrations') as name`;
  if (table?.name === null) return false;
  const [row] = await client`select max(id) as last from graphile_worker.migrations`;
  return Number(row?.last) >= LAST_JOB_MIGRATION;
}
