import type { Deps } from "../../deps.ts";
import type { TaskPayload } from "../../jobs/queue.ts";
import { queueFamilyMail } from "./queue-mails.ts";

/**
 * Queues a mail about the closing or reactivation of an account to each member with an e-mail address, once per event.
 * Runs as a job, because an operator's command lacks the secret that the outbox needs (rule: account-mails).
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
