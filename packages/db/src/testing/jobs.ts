import { type SQL, sql } from "drizzle-orm";
import type { Executor } from "../client.ts";
import { hideTable } from "./hidden-table.ts";

/** Pending, running or failed job. Finished jobs have no row. */
export type QueuedJob = {
  id: string;
  task: string;
  payload: Record<string, unknown>;
  attempts: number;
  lastError: string | null;
  /** ID of the worker that runs the job. Null for a job that is not running. */
  lockedBy: string | null;
  /** Time until the job is due, in seconds by the database's clock. Negative for a due job. */
  delaySeconds: number;
};

const isOfTask = (task: string | undefined) =>
  sql`task_id in (select id from graphile_worker._private_tasks where identifier = coalesce(${task ?? null}::text, identifier))`;

const selectJobs = (jobs: SQL) => sql`
  select jobs.id::text as id, identifier as task, payload, attempts, last_error as "lastError", locked_by as "lockedBy",
    extract(epoch from run_at - now())::float8 as "delaySeconds"
  from ${jobs} as jobs join graphile_worker._private_tasks as tasks on tasks.id = task_id`;

/** Returns the jobs of a task, or of all tasks if `task` is absent, oldest first. */
export async function listJobs(db: Executor, task?: string): Promise<QueuedJob[]> {
  return db.execute<QueuedJob>(
    sql`${selectJobs(sql`graphile_worker._private_jobs`)} where ${isOfTask(task)} order by jobs.id`,
  );
}

/** Deletes the jobs of a task, or of all tasks if `task` is absent. Returns the deleted jobs, oldest first. */
export async function deleteJobs(db: Executor, task?: string): Promise<QueuedJob[]> {
  return db.execute<QueuedJob>(sql`
    with deleted as (delete from graphile_worker._private_jobs where ${isOfTask(task)} returning *)
    ${selectJobs(sql`deleted`)} order by jobs.id`);
}

export async function deleteJob(db: Executor, id: string): Promise<void> {
  await db.execute(sql`delete from graphile_worker._private_jobs where id = ${id}::bigint`);
}

export async function makeJobsDue(db: Executor): Promise<void> {
  await db.execute(sql`update graphile_worker._private_jobs set run_at = now()`);
}

/** Sets the creation time of all jobs to `seconds` seconds ago. */
export async function backdateJobs(db: Executor, seconds: number): Promise<void> {
  await db.execute(
    sql`update graphile_worker._private_jobs set created_at = now() - make_interval(secs => ${seconds}::float8)`,
  );
}

/** Sets the attempts of a task's jobs to the maximum, so that the jobs have failed. */
export async function exhaustJobs(db: Executor, task: string): Promise<void> {
  await db.execute(
    sql`update graphile_worker._private_jobs set attempts = max_attempts where ${isOfTask(task)}`,
  );
}

/** Renames the table of jobs, so that workers fail. Returns a function that restores the name. */
export const hideJobs = (db: Executor) => hideTable(db, "_private_jobs", "graphile_worker");

/** Creates a trigger that delays every new job by a day. */
export async function postponeNewJobs(db: Executor): Promise<void> {
  await db.execute(sql`
    create or replace function postpone_job() returns trigger language plpgsql as $$
      begin new.run_at := now() + interval '1 day'; return new; end $$`);
  await db.execute(sql`
    create or replace trigger postpone_job before insert on graphile_worker._private_jobs
      for each row execute function postpone_job()`);
}
