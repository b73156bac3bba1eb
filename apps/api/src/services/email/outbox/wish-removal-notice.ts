import type { Executor } from "@giftling/db/client";
import { listWishGivers } from "@giftling/db/queries/mail/removed-wishes";
import { insertMails } from "@giftling/db/queries/operation/mail-outbox";
import { createMailRow, type OutboxDeps, scheduleMail } from "./outbox.ts";

/**
 * Queues a mail to each giver of a wish that a parent deletes or archives, in the caller's transaction. The mails have
 * the delay of mails about updates. The mails are not sent if the wish is on the list again when the delay ends
 * (rule: deleted-wish).
 */
export async function queueWishRemovalNotices(
  tx: Executor,
  deps: OutboxDeps,
  itemId: string,
): Promise<void> {
  const delaySeconds = deps.config.mail.updateDelay;
  const rows = (await listWishGivers(tx, itemId)).map((to) => {
    const onceFor = `${itemId}:${to.contactId}`;
    const row = createMailRow(deps, { kind: "wish-removed", to, facts: { itemId }, onceFor });
    return { ...row, dueAt: new Date(row.dueAt.getTime() + delaySeconds * 1_000) };
  });
  for (const mailId of await insertMails(tx, rows)) {
    await scheduleMail(deps.jobs, tx, mailId, delaySeconds);
  }
}
