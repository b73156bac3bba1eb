import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { mails } from "../../schema/mails.ts";
import { equalsId } from "../core/ids.ts";
import { addJob } from "../operation/jobs.ts";
import { requeueThankYou } from "../thank-yous/thank-you-mails.ts";

/** Maximum number of mails or jobs that a query returns. */
const MOST = 200;

/** Returns the mails with the status `dead` or `failed`, oldest first. Omits e-mail addresses. */
export async function listUndeliveredMails(db: Executor) {
  return db
    .select({
      id: mails.id,
      kind: mails.kind,
      status: mails.status,
      problem: mails.problem,
      attempts: mails.attempts,
      settledAt: mails.settledAt,
    })
    .from(mails)
    .where(inArray(mails.status, ["dead", "failed"]))
    .orderBy(asc(mails.settledAt))
    .limit(MOST);
}

export async function countMails(db: Executor): Promise<{ status: string; count: number }[]> {
  return db
    .select({ status: mails.status, count: sql<number>`count(*)::int` })
    .from(mails)
    .groupBy(mails.status)
    .orderBy(asc(mails.status));
}

/**
 * Queues one undelivered mail, or all mails with the status `dead`, for another day of attempts. Returns the number of
 * queued mails.
 */
export async function retryMails(db: Executor, which: { id: string } | "dead"): Promise<number> {
  // A newer gift digest contains all gifts. A gift digest is therefore skipped if a newer digest is queued before or by
  // this call.
  const retried = which === "dead" ? sql`other.status = 'dead'` : sql`false`;
  const isReplaced = sql`${mails.kind} = 'gift-recorded' and exists (select 1 from ${mails} as other where other.user_id = ${mails.userId} and other.kind = 'gift-recorded' and (other.status = 'queued' or (${retried} and other.id > ${mails.id})))`;
  const now = new Date();
  return db.transaction(async (tx) => {
    const rows = await tx
      .update(mails)
      .set({ status: "queued", queuedAt: now, dueAt: now, settledAt: null, attempts: 0 })
      .where(
        and(
          which === "dead" ? eq(mails.status, "dead") : equalsId(mails.id, which.id),
          inArray(mails.status, ["dead", "failed"]),
          sql`not (${isReplaced})`,
        ),
      )
      .returning({ id: mails.id, facts: mails.facts });
    for (const { id, facts } of rows) {
      await addJob(tx, "send-mail", { mailId: id }, { key: id });
      const { thankYouId } = facts;
      if (typeof thankYouId === "string") await requeueThankYou(tx, thankYouId);
    }
    return rows.length;
  });
}

type FailedJob = { id: string; task: string; attempts: number; failedAt: string };

/** Returns jobs that exhausted their attempts. Omits payloads. */
export async function listFailedJobs(db: Executor): Promise<FailedJob[]> {
  return db.execute<FailedJob>(
    sql`select id::text, task_identifier as task, attempts, updated_at::text as "failedAt" from graphile_worker.jobs where attempts >= max_attempts and locked_at is null order by id limit ${MOST}`,
  );
}

/** Reschedules one failed job, or all failed jobs, with new attempts. Returns the number of rescheduled jobs. */
export async function retryJobs(db: Executor, which: { id: string } | "all"): Promise<number> {
  const named = which === "all" ? sql`true` : sql`id::text = ${which.id}`;
  const rows = await db.execute(
    sql`select id from graphile_worker.reschedule_jobs((select coalesce(array_agg(id), '{}') from graphile_worker.jobs where attempts >= max_attempts and locked_at is null and ${named}), run_at => now(), attempts => 0)`,
  );
  return rows.length;
}
