import { listRefused } from "@giftling/db/queries/hub/refused-addresses";
import { listUpdateReaders } from "@giftling/db/queries/hub/supporters";
import type { Deps } from "../../deps.ts";
import type { TaskPayload } from "../../jobs/queue.ts";
import { recipientHash } from "../composition/tokens.ts";
import { queueMails } from "./queue-mails.ts";

/**
 * Queues one mail about a new update for each confirmed reader (rule: update-mail) who did not refuse all mail. Running again adds nothing. Works in
 * a job, because a family may have many readers.
 */
export async function announceUpdate(
  deps: Pick<Deps, "db" | "clock" | "config" | "jobs">,
  { updateId }: TaskPayload<"announce-update">,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const readers = await listUpdateReaders(tx, updateId);
    const hashOf = (email: string) => recipientHash(deps.config.secret, email);
    const hashes = readers.map(({ canonicalEmail }) => hashOf(canonicalEmail));
    const refused = await listRefused(tx, hashes);
    const welcome = readers.filter(({ canonicalEmail }) => !refused.has(hashOf(canonicalEmail)));
    const mails = welcome.map(({ contactId, canonicalEmail }) => ({
      kind: "new-update" as const,
      to: { contactId, email: canonicalEmail },
      facts: { updateId },
      onceFor: `${updateId}:${contactId}`,
    }));
    await queueMails(tx, deps, mails);
  });
}
