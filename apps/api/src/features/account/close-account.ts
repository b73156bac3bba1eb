import type { Executor } from "@giftling/db/client";
import { type FamilyRow, markClosed, markOpen } from "@giftling/db/queries/account/families";
import { deleteSessionsOfFamily } from "@giftling/db/queries/account/sessions";
import { canReactivate, REFUSALS } from "@giftling/domain";
import type { Deps } from "../../deps.ts";
import { AppError, found } from "../../errors/app-error.ts";
import { holdAsOwner } from "../as-owner.ts";
import type { ParentContext } from "../own-kid.ts";

/**
 * Closes the account (rule: account-closing): every public read answers not found from here on, all of the family's
 * sessions end, and jobs of the same transaction cancel its subscription at Stripe and mail its members (rule: account-mails).
 * Closing again changes nothing: the 90 days count from the first time.
 */
export async function closeAccount(
  tx: Executor,
  ctx: { familyId: string; deps: Pick<Deps, "clock" | "jobs"> },
): Promise<null> {
  const { familyId, deps } = ctx;
  const now = deps.clock.now();
  const isFirst = await markClosed(tx, familyId, now);
  await deleteSessionsOfFamily(tx, familyId);
  // What a closed account has at Stripe ends there.
  await deps.jobs.enqueue(tx, "sync-subscription", { familyId });
  if (isFirst) await tellMembers(tx, deps, { familyId, closedAt: now, isOpenAgain: false });
  return null;
}

/** The same by its owner, who still is it (rule: owner-only). */
export async function closeOwnAccount(tx: Executor, ctx: ParentContext): Promise<null> {
  await holdAsOwner(tx, ctx);
  return closeAccount(tx, ctx);
}

/**
 * Brings a closed account back with everything in it (rule: closed-account), which a job mails to its members. An open one is
 * answered as it is. ACCOUNT_CLOSED once the 90 days are over, even when the deletion has not come by yet.
 */
export async function reactivateAccount(tx: Executor, ctx: ParentContext): Promise<FamilyRow> {
  // Held: the deletion at the end of the 90 days and this cannot both go through.
  const family = await holdAsOwner(tx, ctx);
  if (family.closedAt === null) return family;
  if (!canReactivate(family.closedAt, ctx.deps.clock.now())) {
    const message = REFUSALS.beingDeleted;
    throw new AppError("ACCOUNT_CLOSED", { message });
  }
  const { id: familyId, closedAt } = family;
  await tellMembers(tx, ctx.deps, { familyId, closedAt, isOpenAgain: true });
  return found(await markOpen(tx, familyId));
}

const tellMembers = (
  tx: Executor,
  { jobs }: Pick<Deps, "jobs">,
  { closedAt, ...about }: { familyId: string; closedAt: Date; isOpenAgain: boolean },
): Promise<void> =>
  jobs.enqueue(tx, "tell-of-account", { ...about, closedAt: closedAt.toISOString() });
