import { sql } from "drizzle-orm";
import type { Executor } from "../client.ts";

/** Returns the number of connections to this database that wait for a lock. */
export async function countLockWaits(db: Executor): Promise<number> {
  const waiting = await db.execute(
    sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return waiting.length;
}

/** Returns the number of deadlocks that Postgres has detected in this database. */
export async function countDeadlocks(db: Executor): Promise<number> {
  // Sessions report their statistics when they become idle, at most a second later.
  await db.execute(sql`select pg_sleep(1.1), pg_stat_clear_snapshot()`);
  const [row] = await db.execute<{ deadlocks: number }>(
    sql`select deadlocks::int from pg_stat_database where datname = current_database()`,
  );
  return row?.deadlocks ?? 0;
}
