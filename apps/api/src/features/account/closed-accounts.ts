import { type ClosedAccount, listAccountsClosedBefore } from "@giftling/db/queries/export/purge";
import {
  addDays,
  CLOSING_WARNING_DAYS,
  canReactivate,
  findDueClosingWarning,
} from "@giftling/domain";
import { queueFamilyMail } from "../../services/email/outbox/queue-mails.ts";
import { type PurgeDeps, purgeAccount } from "./purge-account.ts";

/** Maximum number of accounts read per query. */
const PAGE = 200;

/**
 * Mails the members of each closed account 60 and 83 days after its closing, and purges the account after 90 days.
 * Continues after an error and throws the first error at the end. The next run retries the failed accounts
 * (rule: closed-account).
 */
export async function deleteExpiredAccounts(deps: PurgeDeps): Promise<void> {
  const firstWarned = addDays(deps.clock.now(), -CLOSING_WARNING_DAYS[0]);
  const failures: unknown[] = [];
  let page: ClosedAccount[] = [];
  do {
    page = await listAccountsClosedBefore(deps.db, firstWarned, page.at(-1)?.id ?? null, PAGE);
    for (const account of page) {
      await attend(deps, account).catch((error: unknown) => failures.push(error));
    }
  } while (page.length === PAGE);
  if (failures.length > 0) throw failures[0];
}

async function attend(deps: PurgeDeps, account: ClosedAccount): Promise<void> {
  const now = deps.clock.now();
  if (canReactivate(account.closedAt, now)) return warn(deps, account, now);
  await purgeAccount(deps, account.id);
}

/**
 * Queues the closing warning that is due for each member. The outbox deduplicates warnings and validates each warning
 * again before sending.
 */
async function warn(deps: PurgeDeps, { id, closedAt }: ClosedAccount, now: Date): Promise<void> {
  const day = findDueClosingWarning(closedAt, now);
  if (day === null) return;
  const at = closedAt.toISOString();
  const onceFor = (userId: string) => `${userId}:${at}:${day}`;
  await deps.db.transaction((tx) =>
    queueFamilyMail(tx, deps, id, { kind: "closing-warning", facts: { closedAt: at }, onceFor }),
  );
}
