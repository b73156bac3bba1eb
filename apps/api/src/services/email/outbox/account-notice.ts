import type { Deps } from "../../deps.ts";
import type { TaskPayload } from "../../jobs/queue.ts";
import { queueFamilyMail } from "./queue-mails.ts";

/**
 * Queues the mails about a closed or reactivated account to its members with an address, once per event. Runs as a job,
 * because an operator's command has no keys for the outbox (rule: account-mails).
 */
export async function queueAccountNotice(
  deps: Pick<Deps, "db" | "clock" | "config" | "jobs">,
  { familyId, closedAt, isOpenAgain }: TaskPayload<"tell-of-account">,
): Promise<void> {
  const onceFor = (userId: string) => `${userId}:${closedAt}`;
  await deps.db.transaction((tx) =>
    queueFamilyMail(
      tx,
      deps,
      familyId,
      isOpenAgain
        ? { kind: "account-reactivated", facts: {}, onceFor }
        : { kind: "account-closed", facts: { closedAt }, onceFor },
    ),
  );
}
