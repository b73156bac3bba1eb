import { sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";

/** Returns the major version of the database server. */
export async function readDatabaseVersion(db: Executor): Promise<number> {
  const [row] = await db.execute<{ version: number }>(
    sql`select current_setting('server_version_num')::int / 10000 as version`,
  );
  return row?.version ?? 0;
}

/** Returns the current time of the database server. */
export async function readDatabaseClock(db: Executor): Promise<Date> {
  const [row] = await db.execute<{ now: number }>(
    sql`select extract(epoch from clock_timestamp())::float8 * 1000 as now`,
  );
  return new Date(row?.now ?? 0);
}
