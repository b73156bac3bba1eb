import type { Executor } from "@giftling/db/client";
import { closeFamily, type FamilyRow, reopenFamily } from "@giftling/db/queries/account/families";
import { deleteSessionsOfFamily } from "@giftling/db/queries/account/sessions";
import { API_ERRORS, canReactivateAccount } from "@giftling/domain";
import { lockFamilyAsOwner, type ParentContext } from "../../access/parent-context.ts";
import { AppError, orNotFound } from "../../core/errors/app-error.ts";
import type { Deps } from "../../services/deps.ts";

/** Closes an account, ends the sessions, cancels the subscription and mails the members (rule: account-closing). */
export async function closeAccount(
  tx: Executor,
  ctx: { familyId: string; deps: Pick<Deps, "clock" | "jobs"> },
): Promise<void> {
  const { familyId, deps } = ctx;
  const now = deps.clock.now();
  const isFirst = await closeFamily(tx, familyId, now);
  await deleteSessionsOfFamily(tx, familyId);
  // This job cancels the closed account's subscriptions at Stripe.
  await deps.jobs.enqueue(tx, "sync-subscription", { familyId });
  if (isFirst)
    await queueNoticeToMembers(tx, deps, { familyId, closedAt: now, isOpenAgain: false });
}

/** Closes the caller's account. Throws OWNER_ONLY unless the caller currently owns the account (rule: owner-only). */
export async function closeOwnAccount(tx: Executor, ctx: ParentContext): Promise<void> {
  await lockFamilyAsOwner(tx, ctx);
  return closeAccount(tx, ctx);
}

/** Reactivates a closed account and mails its members. Throws ACCOUNT_CLOSED after 90 days (rule: closed-account). */
export async function reactivateAccount(tx: Executor, ctx: ParentContext): Promise<FamilyRow> {
  // The lock serializes reactivation and purge.
  const family = await lockFamilyAsOwner(tx, ctx);
  if (family.closedAt === null) return family;
  if (!canReactivateAccount(family.closedAt, ctx.deps.clock.now())) {
    const message = API_ERRORS.accountBeingDeleted;
    throw new AppError("ACCOUNT_CLOSED", { message });
  }
  const { id: familyId, closedAt } = family;
  await queueNoticeToMembers(tx, ctx.deps, { familyId, closedAt, isOpenAgain: true });
  return orNotFound(await reopenFamily(tx, familyId));
}

const queueNoticeToMembers = (
  tx: Executor,
  { jobs }: Pick<Deps, "jobs">,
  { closedAt, ...about }: { familyId: string; closedAt: Date; isOpenAgain: boolean },
): Promise<void> =>
  jobs.enqueue(tx, "tell-of-account", { ...about, closedAt: closedAt.toISOString() });
