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

/** How long to wait for a database that is starting up, and the pause between two attempts. In milliseconds. */
const STARTUP_MS = 60_000;
const STARTUP_PAUSE_MS = 250;

/** True for Postgres's answer while it starts up or recovers from a crash. */
const isStartingUp = (error: unknown): boolean =>
  error instanceof postgres.PostgresError && error.code === "57P03";

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
 * waits and then finds nothing to do.
 */
export async function migrate(url: string): Promise<void> {
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
    await applyMigrations(drizzle(client), {
      migrationsFolder: migrationsFolder(),
    });
    if (!(await hasJobMigrations(client))) {
      const { runMigrations } = await import("graphile-worker");
      await runMigrations({ connectionString: url });
    }
  } finally {
    // Ending the session releases the lock.
    await client.end({ timeout: 5 });
  }
}

/** Waits for a database that is starting up; throws any other error at once. */
async function takeLock(client: postgres.Sql): Promise<void> {
  const giveUpAt = performance.now() + STARTUP_MS;
  for (;;) {
    try {
      await client`select pg_advisory_lock(${MIGRATION_LOCK})`;
      return;
    } catch (error) {
      if (!isStartingUp(error) || performance.now() > giveUpAt) throw error;
      await sleep(STARTUP_PAUSE_MS);
    }
  }
}

async function hasJobMigrations(client: postgres.Sql): Promise<boolean> {
  const [table] = await client`select to_regclass('graphile_worker.migrations') as name`;
  if (table?.name === null) return false;
  const [row] = await client`select max(id) as last from graphile_worker.migrations`;
  return Number(row?.last) >= LAST_JOB_MIGRATION;
}
