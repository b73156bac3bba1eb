import type { ContributionStatus, ContributionView } from "@giftling/domain";
import { and, eq } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { contributions } from "../../schema/gifts.ts";
import { kids } from "../../schema/kids.ts";
import { equalsId } from "../core/ids.ts";
import { lockWish } from "../wishlist/items.ts";
import { type ContributionRow, toContributionView } from "./contributions.ts";

/**
 * Locks a contribution's kid and activity, and then the contribution, for the transaction (docs/architecture.md,
 * Locks). Returns null if the contribution does not exist or belongs to another family (rule: not-found-not-forbidden).
 */
export async function lockContribution(tx: Executor, familyId: string, contributionId: string) {
  const [kid] = await tx
    .select({ id: kids.id, activityId: contributions.wishlistItemId })
    .from(kids)
    .innerJoin(contributions, eq(contributions.kidId, kids.id))
    .where(and(eq(kids.familyId, familyId), equalsId(contributions.id, contributionId)))
    .for("no key update", { of: kids });
  if (!kid) return null;
  if (kid.activityId !== null) await lockWish(tx, kid.activityId);
  const [row] = await tx
    .select()
    .from(contributions)
    .where(eq(contributions.id, contributionId))
    .for("no key update");
  return row ?? null;
}

/**
 * Sets the status of a contribution. With `withdrawal`, also sets the state of the giver's request to take the
 * contribution back. Requires `lockContribution` (rule: contribution-ledger).
 */
export async function writeContributionStatus(
  tx: Executor,
  contributionId: string,
  change: { status: ContributionStatus; withdrawal?: ContributionRow["withdrawal"] },
): Promise<ContributionView> {
  const [row] = await tx
    .update(contributions)
    .set(change)
    .where(eq(contributions.id, contributionId))
    .returning();
  if (!row) throw new Error("The contribution was not held");
  return toContributionView(row);
}
