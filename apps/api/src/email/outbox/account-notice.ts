import { findOwner } from "@giftling/db/queries/account/users";
import type { Deps } from "../../deps.ts";
import type { TaskPayload } from "../../jobs/queue.ts";
import { queueMails } from "./queue-mails.ts";

/**
 * Queues the mail that tells an account's owner that it was closed or brought back (rule: account-mails), once each time; none
 * without an address. A job, because an operator's command, which closes accounts too, has no keys to write to the outbox.
 */
export async function tellOfAccount(
  deps: Pick<Deps, "db" | "clock" | "config" | "jobs">,
  { familyId, closedAt, isOpenAgain }: TaskPayload<"tell-of-account">,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const owner = await findOwner(tx, familyId);
    if (!owner || owner.email === "") return;
    const about = {
      to: { userId: owner.id, email: owner.email },
      onceFor: `${owner.id}:${closedAt}`,
    };
    if (isOpenAgain) {
      return queueMails(tx, deps, [{ ...about, kind: "account-reactivated", facts: {} }]);
    }
    return queueMails(tx, deps, [{ ...about, kind: "account-closed", facts: { closedAt } }]);
  });
}
