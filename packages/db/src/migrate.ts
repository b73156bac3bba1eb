import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate as applyMigrations } from "drizzle-orm/postgres-js/migrator";
import { runMigrations as applyJobMigrations } from "graphile-worker";
import postgres from "postgres";

/** Id of the advisory lock, unused by anything else in this database: "gift" in ASCII. */
const MIGRATION_LOCK = 0x67_69_66_74;

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
    await applyJobMigrations({ connectionString: url });
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
