import type { Executor } from "@giftling/db/client";
import {
  type FamilyRow,
  lockFamily,
  markClosed,
  markOpen,
} from "@giftling/db/queries/account/families";
import { deleteSessionsOfFamily } from "@giftling/db/queries/account/sessions";
import { canReactivate } from "@giftling/domain";
import type { Deps } from "../../deps.ts";
import { AppError, found } from "../../errors/app-error.ts";
import type { ParentContext } from "../own-kid.ts";

/**
 * Closes the account (rule: account-closing): every public read answers not found from here on, all of the family's
 * sessions end, and its
 * subscription is cancelled at Stripe by a job of the same transaction. Closing again changes nothing: the 90 days count
 * from the first time.
 */
export async function closeAccount(
  tx: Executor,
  ctx: { familyId: string; deps: Pick<Deps, "clock" | "jobs"> },
): Promise<null> {
  await markClosed(tx, ctx.familyId, ctx.deps.clock.now());
  await deleteSessionsOfFamily(tx, ctx.familyId);
  // What a closed account has at Stripe ends there.
  await ctx.deps.jobs.enqueue(tx, "sync-subscription", { familyId: ctx.familyId });
  return null;
}

/**
 * Brings a closed account back with everything in it (rule: closed-account). An open one is answered as it is.
 * ACCOUNT_CLOSED once the 90
 * days are over, even when the deletion has not come by yet.
 */
export async function reactivateAccount(tx: Executor, ctx: ParentContext): Promise<FamilyRow> {
  // Held: the deletion at the end of the 90 days and this cannot both go through.
  const family = found(await lockFamily(tx, ctx.familyId));
  if (family.closedAt === null) return family;
  if (!canReactivate(family.closedAt, ctx.deps.clock.now())) {
    const message = "The 90 days are over, and everything in this account is being deleted.";
    throw new AppError("ACCOUNT_CLOSED", { message });
  }
  return found(await markOpen(tx, family.id));
}
