import { listForgottenMails } from "@giftling/db/queries/mail/outbox";
import type { Deps } from "../deps.ts";
import { sendLater } from "./outbox.ts";

/** A mail whose time came so long ago, in milliseconds, has lost its job. */
const OVERDUE_MS = 5 * 60_000;

/** Mails taken up again at once. */
const BATCH = 500;

/** Gives mail whose process died a new job: at least once is a promise (D21). */
export async function rescueMails(deps: Pick<Deps, "db" | "clock" | "jobs">): Promise<void> {
  const now = deps.clock.now();
  const dueBefore = new Date(now.getTime() - OVERDUE_MS);
  const forgotten = await listForgottenMails(deps.db, now, dueBefore, BATCH);
  await deps.db.transaction(async (tx) => {
    for (const mailId of forgotten) await sendLater(deps.jobs, tx, mailId);
  });
}
