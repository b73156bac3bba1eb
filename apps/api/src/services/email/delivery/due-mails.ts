import { listOverdueMails } from "@giftling/db/queries/operation/mail-outbox";
import type { Deps } from "../../deps.ts";
import { queueUnvalidatedMails, scheduleMail } from "../outbox/outbox.ts";
import { mailKindsByName } from "../registry.ts";

/** Queues mails that depend on time instead of a user's action, each in its own transaction. Idempotent. */
export async function queueDueMails(deps: Pick<Deps, "db" | "clock" | "config" | "jobs">) {
  for (const [kind, { due }] of mailKindsByName) {
    for (const { claim, ...mail } of (await due?.(deps)) ?? []) {
      await deps.db.transaction(async (tx) => {
        if ((await claim?.(tx)) !== false)
          await queueUnvalidatedMails(tx, deps, [{ kind, ...mail }]);
      });
    }
  }
}

/** Number of milliseconds after which an overdue mail's job is considered lost. */
const OVERDUE_MS = 5 * 60_000;

/** Maximum number of overdue mails that one run of the recovery job enqueues again. */
const BATCH = 500;

/** Enqueues a new job for each pending mail whose job was lost in a process crash (rule: mail-outbox). */
export async function requeueLostMails(deps: Pick<Deps, "db" | "clock" | "jobs">): Promise<void> {
  const now = deps.clock.now();
  const dueBefore = new Date(now.getTime() - OVERDUE_MS);
  const forgotten = await listOverdueMails(deps.db, now, dueBefore, BATCH);
  await deps.db.transaction(async (tx) => {
    for (const mailId of forgotten) await scheduleMail(deps.jobs, tx, mailId);
  });
}
