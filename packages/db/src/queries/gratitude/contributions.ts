import { type ContributionType, type ContributionView, dollarsFromCents } from "@giftling/domain";
import { and, desc, eq, gt, type SQL, sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { contributions, thankYous } from "../../schema/gratitude.ts";
import { ofKid } from "../ids.ts";
import { fundingWith } from "../wishlist/items.ts";
import { at, type StoredGift, storeGift, type WithGift } from "./gift-statement.ts";

export type ContributionRow = typeof contributions.$inferSelect;

/** A contribution as its parent sees it, in dollars. */
export function viewContribution(row: ContributionRow): ContributionView {
  const {
    kidId: _kidId,
    isOnWall: _isOnWall,
    isNameApproved: _approved,
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

/**
 * Adds an entry to the ledger, and what belongs to it, in one statement; a confirmed one adds to its activity's total
 * (rule: activity-funding). `label` is what it was given to. `isThere` is false when the kid is gone or its account closed,
 * or when link or activity is not that kid's.
 */
export async function insertContribution(
  db: Executor,
  contribution: ContributionRow,
  label: string | null,
  withGift: WithGift,
): Promise<StoredGift> {
  const { kidId, paymentLinkId, wishlistItemId, amountCents, status } = contribution;
  const link =
    paymentLinkId &&
    sql`
    link as materialized (
      select id from payment_links where id = ${paymentLinkId}::uuid and kid_id = (select id from kid)
      for key share
    ), `;
  const activity =
    wishlistItemId &&
    sql`
    activity as materialized (
      select id from wishlist_items
      where id = ${wishlistItemId}::uuid and kid_id = (select id from kid) and is_activity
      for key share
    ), `;
  const target = sql`
    kid as materialized (
      select kids.id from kids join users on users.id = kids.user_id
      where kids.id = ${kidId}::uuid and users.closed_at is null
      for key share of kids
    ), ${link || sql``}${activity || sql``}target as materialized (
      select id as kid_id, ${label}::text as label from kid
      where true${link ? sql` and exists (select from link)` : sql``}${activity ? sql` and exists (select from activity)` : sql``}
    )`;
  const insert = (condition: SQL) => sql`
    insert into contributions (id, kid_id, payment_link_id, wishlist_item_id, contributor_name, is_anonymous, amount_cents,
      type, status, is_on_wall, is_name_approved, contributed_at)
    select ${contribution.id}::uuid, kid_id, ${paymentLinkId}::uuid, ${wishlistItemId}::uuid,
      ${contribution.contributorName}::text, ${contribution.isAnonymous}::boolean, ${amountCents}::int,
      ${contribution.type}::text, ${status}::text, ${contribution.isOnWall}::boolean,
      ${contribution.isNameApproved}::boolean, ${at(contribution.contributedAt)}
    from target where ${condition}`;
  const funding = sql`funding as (
    update wishlist_items set funding_received_cents = ${fundingWith(amountCents)}
    from gift where wishlist_items.id = ${wishlistItemId}::uuid and is_activity)`;
  const more = wishlistItemId && status === "confirmed" ? [funding] : [];
  return storeGift(db, { kind: "contribution", target, insert, more }, withGift);
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
