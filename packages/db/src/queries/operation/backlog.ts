import { sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { mails } from "../../schema/mails.ts";

/** What waits to be done, over all processes. Ages in seconds, 0 when nothing waits. */
export type Backlog = {
  /** Since when the mail that is longest overdue was to be sent. */
  mailAge: number;
  /** Each kind of job that is there. */
  jobs: readonly JobBacklog[];
};

type JobBacklog = {
  task: string;
  /** Due now and not begun. */
  waiting: number;
  /** Failed as often as allowed, left to an operator. */
  failed: number;
  /** Since when the oldest one that is neither done nor given up is there. */
  age: number;
};

/** Reads what waits: one statement over the mails' index of what is due and over the jobs, of which done ones are deleted. */
export async function readBacklog(db: Executor): Promise<Backlog> {
  const [row] = await db.execute<Backlog>(sql`
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
