import { type ContributionType, type ContributionView, dollarsFromCents } from "@giftling/domain";
import { and, desc, eq, gt, ne } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { contributions, thankYous } from "../../schema/gratitude.ts";
import { ofKid } from "../ids.ts";

export type ContributionRow = typeof contributions.$inferSelect;

/** A contribution as its parent sees it, in dollars. */
export function viewContribution(row: ContributionRow): ContributionView {
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
    amount: dollarsFromCents(amountCents),
    contributedAt: row.contributedAt.toISOString(),
  };
}

/** The ledger of a family's kid, newest first, with dismissed entries (rule: contribution-ledger). */
export async function listContributions(
  db: Executor,
  familyId: string,
  kidId: string,
): Promise<ContributionView[]> {
  const rows = await db
    .select()
    .from(contributions)
    .where(ofKid(contributions.kidId, familyId, kidId))
    .orderBy(desc(contributions.contributedAt), desc(contributions.id));
  return rows.map(viewContribution);
}

/** Whether somebody chipped in to an activity, and its parent didn't dismiss it. */
export async function hasChipIns(db: Executor, itemId: string): Promise<boolean> {
  const isCounted = ne(contributions.status, "dismissed");
  return (
    (await db.$count(contributions, and(eq(contributions.wishlistItemId, itemId), isCounted))) > 0
  );
}

/**
 * True when this contact reported the same sum for that kid after `since`: taken for the same form sent twice (rule:
 * contribution-ledger). The caller has locked the contact.
 */
export async function hasReportedSince(
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

/** True when the id is one of a contribution to that kid. */
export async function isContributionOf(
  db: Executor,
  kidId: string,
  giftId: string,
): Promise<boolean> {
  return (
    (await db.$count(
      contributions,
      and(eq(contributions.kidId, kidId), eq(contributions.id, giftId)),
    )) > 0
  );
}
