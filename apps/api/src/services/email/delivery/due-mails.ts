import type { Deps } from "../../deps.ts";
import { queueUnvalidatedMails } from "../outbox/outbox.ts";
import { mailKindsByName } from "../registry.ts";

/**
 * Queues mails that no user action causes, such as the mail three days before a trial ends. Queues each mail in its own
 * transaction. A mail is dropped if its reason no longer exists when it is sent. Idempotent.
 */
export async function queueDueMails(deps: Pick<Deps, "db" | "clock" | "config" | "jobs">) {
  for (const [kind, { due }] of mailKindsByName) {
    for (const { claim, ...mail } of (await due?.(deps)) ?? []) {
      await deps.db.transaction(async (tx) => {
        if ((await claim?.(tx)) !== false)
          await queueUnvalidatedMails(tx, deps, [{ kind, ...mail }]);
      });
    }
  }
}
