import type { Deps } from "../../deps.ts";
import type { TaskPayload } from "../../jobs/queue.ts";
import { listMemberAddresses } from "./members.ts";
import { queueMails } from "./queue-mails.ts";

/**
 * Queues the mails about a closed or reactivated account to its members with an address, once per event. Runs as a job,
 * because an operator's command has no keys for the outbox (rule: account-mails).
 */
export async function queueAccountNotice(
  deps: Pick<Deps, "db" | "clock" | "config" | "jobs">,
  { familyId, closedAt, isOpenAgain }: TaskPayload<"tell-of-account">,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    for (const to of await listMemberAddresses(tx, familyId)) {
      const about = { to, onceFor: `${to.userId}:${closedAt}` };
      await queueMails(tx, deps, [
        isOpenAgain
          ? { ...about, kind: "account-reactivated", facts: {} }
          : { ...about, kind: "account-closed", facts: { closedAt } },
      ]);
    }
  });
}
