import { join } from "node:path";
import { createDatabase } from "@giftling/db/client";
import {
  countMails,
  listFailedJobs,
  listUndeliveredMails,
  retryJobs,
  retryMails,
} from "@giftling/db/queries/mail/undelivered-mails";
import { findDatabaseUrl } from "./local-database.ts";

/**
 * Lists undelivered mail and permanently failed jobs (`pnpm jobs`). `pnpm jobs retry ID` retries one mail or job. `pnpm
 * jobs retry all` retries all mails and jobs. Prints no e-mail addresses.
 */
process.chdir(join(import.meta.dirname, ".."));
const url = findDatabaseUrl(process.env);
const [verb, id] = process.argv.slice(2);

if (!url) {
  console.error("No database: set DATABASE_URL, or start the product first.");
  process.exitCode = 1;
} else if (verb === undefined || (verb === "retry" && id)) {
  const { db, close } = createDatabase(url, { max: 1 });
  try {
    if (verb === undefined) await list(db);
    else await retry(db, id ?? "");
  } finally {
    await close();
  }
} else {
  console.error("Use: pnpm jobs | pnpm jobs retry ID | pnpm jobs retry all");
  process.exitCode = 1;
}

type Db = ReturnType<typeof createDatabase>["db"];

async function list(db: Db): Promise<void> {
  const counts = await countMails(db);
  const summary = counts.map(({ status, count }) => `${count} ${status}`).join(", ");
  console.log(`Mail: ${summary || "none yet"}.`);
  const [mails, jobs] = [await listUndeliveredMails(db), await listFailedJobs(db)];
  if (mails.length > 0) {
    console.log("\nMail that did not get there (dead: given up after a day; failed: refused):");
    console.table(
      mails.map(({ settledAt, ...mail }) => ({ ...mail, since: settledAt?.toISOString() })),
    );
  }
  if (jobs.length > 0) {
    console.log("\nJobs that failed for good:");
    console.table(jobs);
  }
  if (mails.length + jobs.length === 0) console.log("Nothing waits for you.");
  else console.log("Try again with: pnpm jobs retry ID, or all");
}

async function retry(db: Db, which: string): Promise<void> {
  const mails = await retryMails(db, which === "all" ? "dead" : { id: which });
  const jobs = await retryJobs(db, which === "all" ? "all" : { id: which });
  console.log(`Queued again: ${mails} mails, ${jobs} jobs.`);
  if (mails + jobs === 0) process.exitCode = 1;
}
