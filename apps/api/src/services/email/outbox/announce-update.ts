import { listUpdateRecipients } from "@giftling/db/queries/contacts/contacts";
import { lockUpdateMail, markUpdateMailStarted } from "@giftling/db/queries/updates/update-mails";
import type { Deps } from "../../deps.ts";
import type { TaskPayload } from "../../jobs/queue.ts";
import { excludeOptedOutRecipients } from "./outbox.ts";
import { queueMails } from "./queue-mails.ts";

/**
 * Queues one mail about an update for each confirmed recipient who did not refuse all mail. Does nothing if a parent
 * canceled the mails. Enqueues the job again until the mails are due. Runs as a job, because a family can have many
 * recipients. Idempotent (rule: update-mail).
 */
export async function announceUpdate(
  deps: Pick<Deps, "db" | "clock" | "config" | "jobs">,
  { updateId }: TaskPayload<"announce-update">,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    // The lock serializes this job with a cancellation, which finds the mails in the outbox afterward. The previous
    // release stores no row in this table and mails an update immediately. A deleted update has no recipients.
    const mail = await lockUpdateMail(tx, updateId);
    const now = deps.clock.now();
    if (mail) {
      if (mail.stoppedAt !== null || mail.startedAt !== null) return;
      const delaySeconds = (mail.dueAt.getTime() - now.getTime()) / 1_000;
      if (delaySeconds > 0) {
        return deps.jobs.enqueue(tx, "announce-update", { updateId }, { delaySeconds });
      }
      await markUpdateMailStarted(tx, updateId, now);
    }
    const readers = await excludeOptedOutRecipients(
      tx,
      deps.config,
      await listUpdateRecipients(tx, updateId),
    );
    const mails = readers.map(({ contactId, canonicalEmail }) => ({
      kind: "new-update" as const,
      to: { contactId, email: canonicalEmail },
      facts: { updateId },
      onceFor: `${updateId}:${contactId}`,
    }));
    await queueMails(tx, deps, mails);
  });
}
