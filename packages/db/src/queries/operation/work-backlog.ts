import { sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { mails } from "../../schema/mails.ts";

/** Pending mails and jobs of all processes. Ages are in seconds. An age is 0 if no work is pending. */
export type WorkBacklog = {
  /** Time since the oldest queued mail became due, in seconds. */
  mailAge: number;
  jobs: readonly JobBacklog[];
};

type JobBacklog = {
  task: string;
  /** Number of due jobs that have not started. */
  waiting: number;
  /** Number of jobs that exhausted their attempts and require an operator. */
  failed: number;
  /** Age in seconds of the oldest job that is running or has attempts left. */
  age: number;
};

/**
 * Returns the numbers and ages of pending mails and jobs with a single statement. Finished jobs have no rows, so the
 * statement is fast.
 */
export async function readWorkBacklog(db: Executor): Promise<WorkBacklog> {
  const [row] = await db.execute<WorkBacklog>(sql`
    select
      coalesce((
        select extract(epoch from now() - min(${mails.dueAt}))::float8
        from ${mails} where ${mails.status} = 'queued' and ${mails.dueAt} <= now()
      ), 0) as "mailAge",
      (
        select coalesce(json_agg(kinds), '[]') from (
          select task_identifier as task,
            count(*) filter (where locked_at is null and run_at <= now() and attempts < max_attempts) as waiting,
            count(*) filter (where locked_at is null and attempts >= max_attempts) as failed,
            coalesce(extract(epoch from now() - min(created_at)
              filter (where locked_at is not null or attempts < max_attempts)), 0)::float8 as age
          from graphile_worker.jobs group by task_identifier order by task_identifier
        ) as kinds
      ) as jobs`);
  return row ?? { mailAge: 0, jobs: [] };
}

/**
 * Returns whether the database responds and is migrated. Checks the job queue's tables, because `migrateDatabase`
 * creates these tables last.
 */
export async function isDatabaseReady(db: Executor): Promise<boolean> {
  const [row] = await db.execute<{ ready: boolean }>(
    sql`select to_regclass('public.rate_limits') is not null and to_regclass('graphile_worker.migrations') is not null as ready`,
  );
  return row?.ready === true;
}
