import { listUpdateReaders } from "@giftling/db/queries/hub/supporters";
import type { Deps } from "../deps.ts";
import type { TaskPayload } from "../jobs/queue.ts";
import { queueMails } from "./outbox.ts";

/**
 * Puts one mail for each confirmed reader of a new update in the outbox (D20). Run again it adds nothing: one update tells
 * one reader once.
 */
export async function announceUpdate(
  deps: Pick<Deps, "db" | "clock" | "config" | "jobs">,
  { updateId }: TaskPayload<"announce-update">,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const readers = await listUpdateReaders(tx, updateId);
    const mails = readers.map(({ contactId, canonicalEmail }) => ({
      kind: "new-update" as const,
      to: { contactId, email: canonicalEmail },
      facts: { updateId },
      dedupeKey: `new-update:${updateId}:${contactId}`,
    }));
    await queueMails(tx, deps, mails);
  });
}
