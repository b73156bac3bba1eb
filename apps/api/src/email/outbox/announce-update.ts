import { listUpdateReaders } from "@giftling/db/queries/hub/readers";
import { lockUpdateMail, markStarted } from "@giftling/db/queries/mail/update-mails";
import type { Deps } from "../../deps.ts";
import type { TaskPayload } from "../../jobs/queue.ts";
import { queueMails } from "./queue-mails.ts";
import { withoutRefused } from "./readers.ts";

/**
 * Queues one mail about an update for each confirmed reader (rule: update-mail) who did not refuse all mail, unless the parent
 * stopped it. Before the update is due it waits on. Running again adds nothing. Works in a job, because a family may have many
 * readers.
 */
export async function announceUpdate(
  deps: Pick<Deps, "db" | "clock" | "config" | "jobs">,
  { updateId }: TaskPayload<"announce-update">,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    // Held: whoever stops it comes before this, or finds its mails in the outbox. The release before stores no such row, and has
    // its updates mailed at once; of a deleted update there is none either, nor any reader.
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
