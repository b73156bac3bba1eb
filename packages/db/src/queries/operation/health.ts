import { sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";

/** Returns true when the database responds and is migrated. The job queue's tables are the last that `migrate` creates. */
export async function isDatabaseReady(db: Executor): Promise<boolean> {
  const [row] = await db.execute<{ ready: boolean }>(
    sql`select to_regclass('public.rate_limits') is not null and to_regclass('graphile_worker.migrations') is not null as ready`,
  );
  return row?.ready === true;
}
