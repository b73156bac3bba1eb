import { sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";

/** Attempts before a job is left to an operator: almost three days of pauses that grow to six hours. */
const MAX_ATTEMPTS = 20;

export type JobOptions = {
  /** Only one job with this key waits; a second one replaces the first. */
  key?: string;
  /** Seconds until the job is due, by the database's clock. */
  delaySeconds?: number;
};

/**
 * Queues the jobs of the new mails of a part `stored` of a statement, which has the columns of a job and `mail_id`; the part
 * `notice` has the ids of the mails that wait. In the transaction of that statement.
 */
export const ADD_STORED_JOBS = `
  select graphile_worker.add_job(job_task, job_payload, max_attempts => ${MAX_ATTEMPTS}, job_key => job_key,
    run_at => now() + make_interval(secs => job_delay))
  from stored join notice on notice.id = stored.mail_id`;

/** Stores what `ADD_STORED_JOBS` would queue, for `tellOthers` to queue after the commit. */
export const REQUEST_STORED_JOBS = `
  insert into job_requests (task, payload, key, run_at)
  select job_task, job_payload, job_key, now() + make_interval(secs => job_delay)
  from stored join notice on notice.id = stored.mail_id`;

/**
 * Queues the jobs of the rows that `REQUEST_STORED_JOBS` stored, given as the part `requests`, by one call: each call tells all
 * workers, and each of them then looks for jobs.
 */
export const ADD_REQUESTED_JOBS = `
  select jobs.id
  from (
    select array_agg((task, payload, null, run_at, ${MAX_ATTEMPTS}, key, null, null)::graphile_worker.job_spec) as specs
    from requests
  ) as all_requests, graphile_worker.add_jobs(all_requests.specs) as jobs
  where all_requests.specs is not null`;

/** Queues a job in the caller's transaction: a rolled back transaction leaves no job. */
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

/** First half of the workers' advisory locks: "work" in ASCII. The second half is the hash of the worker's id. */
export const WORKER_LOCK = 0x77_6f_72_6b;

/**
 * Releases the jobs of workers without a lock (`openWorkerPresence`), whose process is dead, so that they run at once
 * instead of hours later. Returns the number of dead workers.
 */
export async function releaseDeadWorkers(db: Executor): Promise<number> {
  const [row] = await db.execute<{ dead: string[] }>(sql`
    select coalesce(json_agg(distinct locked_by), '[]') as dead
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
