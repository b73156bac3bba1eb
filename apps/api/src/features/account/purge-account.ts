import type { Executor } from "@giftling/db/client";
import { type FamilyRow, lockFamily } from "@giftling/db/queries/account/families";
import {
  type ClosedAccount,
  deleteFamily,
  listAccountsClosedBefore,
  listFamilyUrls,
} from "@giftling/db/queries/export/purge";
import { listMembers } from "@giftling/db/queries/family/members";
import {
  addDays,
  CLOSING_WARNING_DAYS,
  canReactivateAccount,
  findDueClosingWarning,
} from "@giftling/domain";
import { hashFamilyUrl } from "../../core/crypto/tokens.ts";
import type { Deps } from "../../services/deps.ts";
import { queueFamilyMail, queueMails } from "../../services/email/outbox/queue-mails.ts";

type PurgeDeps = Pick<Deps, "db" | "clock" | "config" | "jobs">;

/**
 * Deletes a family whose account has been closed for 90 days, and its members, files and Stripe customer. HMACs of the
 * family URLs remain and, after a trial, HMACs of the identities. Does nothing and returns false for any other account
 * (rule: account-purge).
 */
export async function purgeAccount(deps: PurgeDeps, familyId: string): Promise<boolean> {
  const { db, clock } = deps;
  return db.transaction(async (tx) => {
    // The lock serializes the purge and a concurrent reactivation.
    const family = await lockFamily(tx, familyId);
    if (!family?.closedAt || canReactivateAccount(family.closedAt, clock.now())) return false;
    const members = (await listMembers(tx, familyId)).filter(({ email }) => email !== "");
    await deleteFamilyWithFiles(tx, deps, family);
    const mails = members.map(({ email, language }) => ({
      kind: "purged" as const,
      to: { recipient: email, email },
      // The mail stores the language, because the member is deleted before the mail is rendered.
      language: language ?? family.language,
      facts: {},
    }));
    await queueMails(tx, deps, mails);
    return true;
  });
}

/**
 * Deletes a locked family, its files, its Stripe customer, and its members except the members in `staying`
 * (rule: tombstones).
 */
export async function deleteFamilyWithFiles(
  tx: Executor,
  { config, jobs }: Pick<Deps, "config" | "jobs">,
  { id, closedAt, stripeCustomerId }: FamilyRow,
  { staying = [] }: { staying?: readonly string[] } = {},
): Promise<void> {
  const familyUrls = await listFamilyUrls(tx, id);
  const hmacs = familyUrls.map((familyUrl) => hashFamilyUrl(config.secret, familyUrl));
  for (const storageKey of await deleteFamily(tx, { id, closedAt }, hmacs, { staying })) {
    await jobs.enqueue(tx, "delete-file", { storageKey });
  }
  if (stripeCustomerId !== null) {
    await jobs.enqueue(tx, "delete-stripe-customer", { stripeCustomerId });
  }
}

/** Maximum number of closed accounts read per query. */
const PAGE = 200;

/**
 * Mails the members of closed accounts after 60 and 83 days, and purges the accounts after 90 days
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
  if (canReactivateAccount(account.closedAt, now)) return queueClosingWarnings(deps, account, now);
  await purgeAccount(deps, account.id);
}

/** Queues the closing warning that is due for each member. The outbox discards duplicates. */
async function queueClosingWarnings(
  deps: PurgeDeps,
  { id, closedAt }: ClosedAccount,
  now: Date,
): Promise<void> {
  const day = findDueClosingWarning(closedAt, now);
  if (day === null) return;
  const at = closedAt.toISOString();
  const onceFor = (userId: string) => `${userId}:${at}:${day}`;
  await deps.db.transaction((tx) =>
    queueFamilyMail(tx, deps, id, { kind: "closing-warning", facts: { closedAt: at }, onceFor }),
  );
}
