import { sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { ADD_REQUESTED_JOBS } from "./jobs.ts";

/**
 * A column for a statement that is a transaction of its own: the triggers of what it writes then store the family's id in
 * `hub_changes` instead of notifying (migrations/0013_after_commit.sql). Postgres lets commits that notify pass one after the
 * other, each with its own wait for the disk. `tellOthers` must follow the commit.
 */
export const TELL_AFTER_COMMIT = "set_config('giftling.tells_after_commit', 'on', true)";

const TOLD = `
  changes as (delete from hub_changes returning family_id),
  told as (select pg_notify('hub_changed', family_id::text) from changes group by family_id)`;
const WITHOUT_DISK = "set_config('synchronous_commit', 'off', true)";

/**
 * Tells all processes of the changes that committed transactions left in `hub_changes`, and queues their jobs. Its own commit
 * waits for no disk: if Postgres crashes, so do the two tables and whoever was told.
 */
export const TELL_OTHERS = `
  with ${TOLD},
  requests as (delete from job_requests returning task, payload, key, run_at),
  jobs as (${ADD_REQUESTED_JOBS})
  select (select count(*) from told), (select count(*) from jobs), ${WITHOUT_DISK}`;

/** The same without the jobs. */
const TELL_CHANGES = `with ${TOLD} select (select count(*) from told), ${WITHOUT_DISK}`;

/** Sends that statement, with the jobs or without. Two at once share what there is to tell. */
export async function tellOthers(db: Executor, { queuesJobs = true } = {}): Promise<void> {
  await db.execute(sql.raw(queuesJobs ? TELL_OTHERS : TELL_CHANGES));
}
