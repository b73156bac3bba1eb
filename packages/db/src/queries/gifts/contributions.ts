import { type ContributionType, type ContributionView, centsToDollars } from "@giftling/domain";
import { and, eq, gt, ne } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { contributions } from "../../schema/gifts.ts";
import { thankYous } from "../../schema/thank-yous.ts";

export type ContributionRow = typeof contributions.$inferSelect;

/** Converts a contribution to its view for a parent, with the amount in dollars. */
export function toContributionView(row: ContributionRow): ContributionView {
  const {
    kidId: _kidId,
    isOnWall: _isOnWall,
    isNameApproved: _approved,
    isThanked: _isThanked,
    amountCents,
    ...fields
  } = row;
  return {
    ...fields,
    amount: centsToDollars(amountCents),
    contributedAt: row.contributedAt.toISOString(),
  };
}

export async function hasContributions(db: Executor, itemId: string): Promise<boolean> {
  const isTo = and(eq(contributions.wishlistItemId, itemId), ne(contributions.status, "dismissed"));
  return (await db.$count(contributions, isTo)) > 0;
}

/**
 * Returns whether the contact reported a contribution of the same type and amount to the kid after `since`. Such a
 * report is probably a repeated submission of the form. Requires the contact's lock (rule: contribution-ledger).
 */
export async function hasReportedContributionSince(
  tx: Executor,
  gift: { kidId: string; contactId: string; amountCents: number; type: ContributionType },
  since: Date,
): Promise<boolean> {
  const rows = await tx
    .select({ id: contributions.id })
    .from(thankYous)
    .innerJoin(contributions, eq(contributions.id, thankYous.contributionId))
    .where(
      and(
        eq(thankYous.contactId, gift.contactId),
        eq(contributions.kidId, gift.kidId),
        eq(contributions.amountCents, gift.amountCents),
        eq(contributions.type, gift.type),
        gt(contributions.contributedAt, since),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

export async function isContributionOfKid(db: Executor, kidId: string, giftId: string) {
  const isIt = and(eq(contributions.kidId, kidId), eq(contributions.id, giftId));
  return (await db.$count(contributions, isIt)) > 0;
}
