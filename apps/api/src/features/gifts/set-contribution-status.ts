import type { Executor } from "@giftling/db/client";
import {
  lockContribution,
  writeContributionStatus,
} from "@giftling/db/queries/gifts/contribution-status";
import { toContributionView } from "@giftling/db/queries/gifts/contributions";
import { addFunding } from "@giftling/db/queries/wishlist/items";
import type {
  ContributionStatus,
  ContributionView,
  KeepContributionInput,
  SetContributionStatusInput,
} from "@giftling/domain";
import type { ParentContext } from "../../access/read-own-kid-list.ts";
import { orNotFound } from "../../core/errors/app-error.ts";

/**
 * Confirms or dismisses a contribution, or resets the status to `reported`. A confirmed contribution counts exactly
 * once toward its activity's total, even after concurrent calls. Dismissing a contribution grants the giver's request
 * to withdraw the money. Restoring the contribution does not restore the request. Throws NOT_FOUND for another family's
 * contribution (rule: contribution-ledger).
 */
export async function setContributionStatus(
  tx: Executor,
  ctx: ParentContext,
  { id, status }: SetContributionStatusInput,
): Promise<ContributionView> {
  const before = orNotFound(await lockContribution(tx, ctx.familyId, id));
  const counted = (its: ContributionStatus) => (its === "confirmed" ? before.amountCents : 0);
  const cents = counted(status) - counted(before.status);
  if (before.wishlistItemId !== null && cents !== 0) {
    await addFunding(tx, before.wishlistItemId, cents, ctx.family.currency);
  }
  const isRestored = before.status === "dismissed" && status !== "dismissed";
  return writeContributionStatus(tx, before.id, {
    status,
    ...(isRestored && { withdrawal: null }),
  });
}

/**
 * Declines the giver's request to withdraw a contribution. A contribution without such a request is returned unchanged.
 * Throws NOT_FOUND for another family's contribution (rule: confirmed-withdrawal).
 */
export async function declineWithdrawal(
  tx: Executor,
  ctx: ParentContext,
  { id }: KeepContributionInput,
): Promise<ContributionView> {
  const before = orNotFound(await lockContribution(tx, ctx.familyId, id));
  const { status, withdrawal } = before;
  if (status === "dismissed" || withdrawal !== "requested") return toContributionView(before);
  return writeContributionStatus(tx, before.id, { status, withdrawal: "declined" });
}
