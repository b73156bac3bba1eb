import type { Database } from "@giftling/db/client";
import {
  countMails,
  listFailedJobs,
  listUndeliveredMails,
  retryJobs,
  retryMails,
} from "@giftling/db/queries/mail/undelivered-mails";
import { requireDatabaseUrl } from "../core/data-folder/local-database.ts";
import { type CommandEnvironment, UsageError, withDatabase } from "./command.ts";

const USAGE = `Usage: giftling jobs           lists undelivered mail and permanently failed jobs
       giftling jobs retry ID  retries one mail or job
       giftling jobs retry all retries all of them`;

/** Runs `giftling jobs`. Prints no e-mail addresses. */
export async function runJobs(
  argv: readonly string[],
  environment: CommandEnvironment,
): Promise<number> {
  const [verb, id] = argv;
  if (verb === "--help") {
    environment.say(USAGE);
    return 0;
  }
  if (verb !== undefined && (verb !== "retry" || !id)) throw new UsageError(USAGE);
  return withDatabase(requireDatabaseUrl(environment.env), async (db) => {
    if (id !== undefined) return retry(db, id, environment);
    await listProblems(db, environment);
    return 0;
  });
}

async function listProblems(db: Database, { say, table }: CommandEnvironment): Promise<void> {
  const counts = await countMails(db);
  const summary = counts.map(({ status, count }) => `${count} ${status}`).join(", ");
  say(`Mail: ${summary || "none yet"}.`);
  const [mails, jobs] = [await listUndeliveredMails(db), await listFailedJobs(db)];
  if (mails.length > 0) {
    say("\nMail that did not get there (dead: given up after a day; failed: refused):");
    table(mails.map(({ settledAt, ...mail }) => ({ ...mail, since: settledAt?.toISOString() })));
  }
  if (jobs.length > 0) {
    say("\nJobs that failed for good:");
    table(jobs);
  }
  if (mails.length + jobs.length === 0) say("Nothing waits for you.");
  else say("Try again with: giftling jobs retry ID, or all");
}

/**
 * Retries one mail or job, or all failed mails and jobs. Returns the exit code, which is 1 if nothing could be retried.
 */
async function retry(db: Database, id: string, { say }: CommandEnvironment): Promise<number> {
  const mails = await retryMails(db, id === "all" ? "dead" : { id });
  const jobs = await retryJobs(db, id === "all" ? "all" : { id });
  say(`Queued again: ${mails} mails, ${jobs} jobs.`);
  return mails + jobs === 0 ? 1 : 0;
}
