import { sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";

/** Tries of a job before it is left for an operator to look at: about a day of growing pauses. */
const MAX_ATTEMPTS = 20;

export type JobOptions = {
  /** One waiting job a key: a second one with it takes the first one's place. */
  key?: string;
  /** Seconds to wait first, by the database's clock. */
  delaySeconds?: number;
};

/** Puts a job in the queue in the caller's transaction: a rolled back transaction leaves no job. */
export async function addJob(
  tx: Executor,
  task: string,
  payload: unknown,
  { key, delaySeconds = 0 }: JobOptions = {},
): Promise<void> {
  const json = JSON.stringify(payload);
  await tx.execute(
    sql`select graphile_worker.add_job(${task}::text, ${json}::json, max_attempts => ${MAX_ATTEMPTS}::int, job_key => ${key ?? null}::text, run_at => now() + make_interval(secs => ${delaySeconds}::float8))`,
  );
}

/** The first half of the locks by which workers show that they live: "work" in ASCII. The second is the worker's hash. */
export const WORKER_LOCK = 0x77_6f_72_6b;

/**
 * Gives jobs back that a dead process had: their worker shows itself no more (`openWorkerPresence`). They run again at once
 * instead of hours later. How many workers were found dead.
 */
export async function releaseDeadWorkers(db: Executor): Promise<number> {
  const [row] = await db.execute<{ dead: string[] }>(sql`
    select coalesce(array_agg(distinct locked_by), '{}') as dead
    from graphile_worker._private_jobs
    where locked_by is not null and not exists (
      select from pg_locks
      where locktype = 'advisory' and granted and objsubid = 2
        and database = (select oid from pg_database where datname = current_database())
        and classid = ${WORKER_LOCK} and objid = hashtext(locked_by)::oid
    )`);
  const dead = row?.dead ?? [];
  if (dead.length > 0) {
    await db.execute(
      sql`select graphile_worker.force_unlock_workers(array(select jsonb_array_elements_text(${JSON.stringify(dead)}::jsonb)))`,
    );
  }
  return dead.length;
}
