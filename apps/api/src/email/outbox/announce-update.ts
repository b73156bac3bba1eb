import { listUpdateReaders } from "@giftling/db/queries/hub/readers";
import { lockUpdateMail, markStarted } from "@giftling/db/queries/mail/update-mails";
import type { Deps } from "../../deps.ts";
import type { TaskPayload } from "../../jobs/queue.ts";
import { queueMails } from "./queue-mails.ts";
import { withoutRefused } from "./readers.ts";

/**
 * Queues one mail about an update for each confirmed recipient who did not refuse all mail, unless the parent stopped it.
 * Waits until the update is due. Idempotent. Runs as a job, because a family may have many recipients (rule: update-mail).
 */
export async function announceUpdate(
  deps: Pick<Deps, "db" | "clock" | "config" | "jobs">,
  { updateId }: TaskPayload<"announce-update">,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    // Locked: stopping the mails happens before this or finds them in the outbox. The previous release stores no such row
    // and mails updates at once; a deleted update has no row and no recipients either.
    const mail = await lockUpdateMail(tx, updateId);
    const now = deps.clock.now();
    if (mail) {
      if (mail.stoppedAt !== null || mail.startedAt !== null) return;
      const delaySeconds = (mail.dueAt.getTime() - now.getTime()) / 1_000;
      if (delaySeconds > 0) {
        return deps.jobs.enqueue(tx, "announce-update", { updateId }, { delaySeconds });
      }
      await markStarted(tx, updateId, now);
    }
    const readers = await withoutRefused(tx, deps.config, await listUpdateReaders(tx, updateId));
    const mails = readers.map(({ contactId, canonicalEmail }) => ({
      kind: "new-update" as const,
      to: { contactId, email: canonicalEmail },
      facts: { updateId },
      onceFor: `${updateId}:${contactId}`,
    }));
    await queueMails(tx, deps, mails);
  });
}
