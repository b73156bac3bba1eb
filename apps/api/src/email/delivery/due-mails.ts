import type { Deps } from "../../deps.ts";
import { queueAnyMails } from "../outbox/outbox.ts";
import { kindsByName } from "../registry.ts";

/**
 * Queues mails that no action causes, such as the one three days before a trial ends. Idempotent. Each is queued in its own
 * transaction, and dropped when its reason is gone before it is sent.
 */
export async function queueDueMails(
  deps: Pick<Deps, "db" | "clock" | "config" | "jobs">,
): Promise<void> {
  for (const [kind, { due }] of kindsByName) {
    for (const { claim, ...mail } of (await due?.(deps)) ?? []) {
      await deps.db.transaction(async (tx) => {
        if ((await claim?.(tx)) !== false) await queueAnyMails(tx, deps, [{ kind, ...mail }]);
      });
    }
  }
}
