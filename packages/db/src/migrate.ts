import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate as applyMigrations } from "drizzle-orm/postgres-js/migrator";
import { runMigrations as applyJobMigrations } from "graphile-worker";
import postgres from "postgres";

/** Any number that nothing else in this database locks: "gift" in ASCII. */
const MIGRATION_LOCK = 0x67_69_66_74;

/** How long a database that is starting up is waited for, and the pause between two looks. In milliseconds. */
const STARTUP_MS = 60_000;
const STARTUP_PAUSE_MS = 250;

/** What Postgres answers while it starts up, or recovers from a crash. */
const isStartingUp = (error: unknown): boolean =>
  error instanceof postgres.PostgresError && error.code === "57P03";

/**
 * The folder of SQL files. Found through the package's own name, because this module may be running from source or
 * from the API's bundle, where its own place on disk says nothing.
 */
export function migrationsFolder(): string {
  const manifest = createRequire(import.meta.url).resolve("@giftling/db/package.json");
  return join(dirname(manifest), "migrations");
}

/**
 * Brings the database behind `url` up to date: this package's migrations, then the job queue's. `url` must be a direct
 * connection (`DATABASE_DIRECT_URL`), because the lock belongs to a session. Two processes starting at once do it once:
 * the second waits, then finds nothing to do.
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
    // Ending the session gives the lock back.
    await client.end({ timeout: 5 });
  }
}

/** Waits for a database that is just starting up; any other refusal is thrown at once. */
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
