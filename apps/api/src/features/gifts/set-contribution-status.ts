import type { Executor } from "@giftling/db/client";
import {
  lockContribution,
  writeContributionStatus,
} from "@giftling/db/queries/gifts/contribution-status";
import { addFunding } from "@giftling/db/queries/wishlist/items";
import type {
  ContributionStatus,
  ContributionView,
  SetContributionStatusInput,
} from "@giftling/domain";
import type { ParentContext } from "../../access/read-own-kid-list.ts";
import { orNotFound } from "../../core/errors/app-error.ts";

/**
 * Confirms or dismisses a contribution, or resets it to `reported`. A confirmed contribution counts exactly once toward
 * its activity's total, even after concurrent calls. Throws NOT_FOUND for another family's contribution
 * (rule: contribution-ledger).
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
    await addFunding(tx, before.wishlistItemId, cents);
  }
  return writeContributionStatus(tx, before.id, status);
}
