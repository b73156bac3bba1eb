import { sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";

/**
 * Maximum number of attempts before a job requires an operator. The delays between attempts grow to six hours, so all
 * attempts take almost three days.
 */
const MAX_ATTEMPTS = 20;

export type JobOptions = {
  /** Deduplication key. A second job with this key replaces a pending job. */
  key?: string;
  /** Delay of the job in seconds, by the database's clock. */
  delaySeconds?: number;
};

/** Queues a job in the caller's transaction. A rollback also discards the job. */
export async function addJob(
  tx: Executor,
  task: string,
  payload: unknown,
  options: JobOptions = {},
): Promise<void> {
  const { key = null, delaySeconds = 0 } = options;
  await tx.execute(sql`
    select graphile_worker.add_job(${task}::text, ${JSON.stringify(payload)}::json, max_attempts => ${MAX_ATTEMPTS}::int,
      job_key => ${key}::text, run_at => now() + make_interval(secs => ${delaySeconds}::float8))`);
}

/** First key of the workers' advisory locks: "work" in ASCII. The second key is a hash of the worker's ID. */
export const WORKER_LOCK_KEY = 0x77_6f_72_6b;

/**
 * Releases the jobs of workers without a lock (`openWorkerPresence`), so that other workers run these jobs immediately.
 * A worker without a lock belongs to a dead process. Returns the number of dead workers.
 */
export async function releaseJobsOfDeadWorkers(db: Executor): Promise<number> {
  const [row] = await db.execute<{ dead: string[] }>(sql`
    select coalesce(json_agg(distinct locked_by), '[]') as dead
    from graphile_worker._private_jobs
    where locked_by is not null and not exists (
      select from pg_locks
      where locktype = 'advisory' and granted and objsubid = 2
        and database = (select oid from pg_database where datname = current_database())
        and classid = ${WORKER_LOCK_KEY} and objid = hashtext(locked_by)::oid
    )`);
  const dead = row?.dead ?? [];
  if (dead.length > 0) {
    await db.execute(
      sql`select graphile_worker.force_unlock_workers(array(select jsonb_array_elements_text(${JSON.stringify(dead)}::jsonb)))`,
    );
  }
  return dead.length;
}
