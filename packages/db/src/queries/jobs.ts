import { sql } from "drizzle-orm";
import type { Executor } from "../client.ts";

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
