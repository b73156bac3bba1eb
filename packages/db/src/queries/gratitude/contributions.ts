import { type ContributionType, type ContributionView, dollarsFromCents } from "@giftling/domain";
import { and, desc, eq, gt, ne, sql, sum } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { contributions, thankYous } from "../../schema/gratitude.ts";
import { ofKid } from "../ids.ts";

type ContributionRow = typeof contributions.$inferSelect;

/** A contribution as its parent sees it, in dollars. */
export function viewContribution(row: ContributionRow): ContributionView {
  const { kidId: _kidId, isOnWall: _isOnWall, amountCents, ...fields } = row;
  return {
    ...fields,
    amount: dollarsFromCents(amountCents),
    contributedAt: row.contributedAt.toISOString(),
  };
}

/** The ledger of a family's kid, newest first, with dismissed entries (rule: contribution-ledger). */
export async function listContributions(
  db: Executor,
  userId: string,
  kidId: string,
): Promise<ContributionView[]> {
  const rows = await db
    .select()
    .from(contributions)
    .where(ofKid(contributions.kidId, userId, kidId))
    .orderBy(desc(contributions.contributedAt), desc(contributions.id));
  return rows.map(viewContribution);
}

/** Adds an entry to the ledger; takes cents and returns dollars. */
export async function insertContribution(
  tx: Executor,
  contribution: typeof contributions.$inferInsert,
): Promise<ContributionView> {
  const [row] = await tx.insert(contributions).values(contribution).returning();
  if (!row) throw new Error("The contribution was not stored");
  return viewContribution(row);
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

/** A kid's totals in dollars: reported and confirmed together, and the reported part (rule: contribution-totals). */
export async function sumContributions(
  db: Executor,
  userId: string,
  kidId: string,
): Promise<{ total: number; unconfirmed: number }> {
  const [row] = await db
    .select({
      total: sum(contributions.amountCents).mapWith(Number),
      unconfirmed:
        sql<number>`coalesce(sum(${contributions.amountCents}) filter (where ${contributions.status} = 'reported'), 0)`.mapWith(
          Number,
        ),
    })
    .from(contributions)
    .where(and(ofKid(contributions.kidId, userId, kidId), ne(contributions.status, "dismissed")));
  return {
    total: dollarsFromCents(row?.total ?? 0),
    unconfirmed: dollarsFromCents(row?.unconfirmed ?? 0),
  };
}
