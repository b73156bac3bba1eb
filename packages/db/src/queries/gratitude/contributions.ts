import { type ContributionType, type ContributionView, dollarsFromCents } from "@giftling/domain";
import { and, desc, eq, gt, ne } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { contributions, thankYous } from "../../schema/gratitude.ts";
import { ofKid } from "../ids.ts";
import { fundingWith } from "../wishlist/items.ts";
import { giftStore } from "./gift-store.ts";

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

/** A contribution to store, with what it was given to in words. */
type NewContribution = ContributionRow & { label: string | null };

/**
 * Adds an entry to the ledger, and what belongs to it, in one statement; a confirmed one adds to its activity's total
 * (rule: activity-funding). `isThere` is false when the kid is gone or its account closed, or when link or activity is not that
 * kid's.
 */
export const insertContribution = giftStore<NewContribution>(
  {
    kind: "contribution",
    columns: `kid_id uuid, payment_link_id uuid, wishlist_item_id uuid, is_anonymous boolean, type text, status text,
      is_on_wall boolean, is_name_approved boolean, message text, label text`,
    target: (lock) => `
      kid as materialized (
        select given.n, kids.id from given
          join kids on kids.id = given.kid_id
          join families on families.id = kids.family_id
        where families.closed_at is null
        for key share of kids ${lock}
      ),
      link as materialized (
        select n from given join kid using (n)
          join payment_links on payment_links.id = payment_link_id and payment_links.kid_id = kid.id
        for key share of payment_links ${lock}
      ),
      activity as materialized (
        select n from given join kid using (n)
          join wishlist_items on wishlist_items.id = wishlist_item_id and wishlist_items.kid_id = kid.id
        where is_activity and state <> 'draft'
        for key share of wishlist_items ${lock}
      ),
      target as materialized (
        select n, kid.id as kid_id, label from kid join given using (n)
        where (payment_link_id is null or n in (select n from link))
          and (wishlist_item_id is null or n in (select n from activity))
      )`,
    insert: `
      insert into contributions (id, kid_id, payment_link_id, wishlist_item_id, contributor_name, is_anonymous,
        amount_cents, type, status, is_on_wall, is_name_approved, message, contributed_at)
      select given.id, target.kid_id, payment_link_id, wishlist_item_id, contributor_name, is_anonymous, amount_cents, type,
        status, is_on_wall, is_name_approved, message, contributed_at
      from target join given using (n)`,
    tail: "",
    more: `
      funding as (
        update wishlist_items set funding_received_cents = ${fundingWith("given_cents")}
        from (
          select wishlist_item_id, sum(amount_cents)::int as given_cents from stored
          where status = 'confirmed' group by wishlist_item_id
        ) confirmed
        where wishlist_items.id = wishlist_item_id and is_activity
      ),`,
  },
  (contribution) => ({
    id: contribution.id,
    kid_id: contribution.kidId,
    payment_link_id: contribution.paymentLinkId,
    wishlist_item_id: contribution.wishlistItemId,
    contributor_name: contribution.contributorName,
    is_anonymous: contribution.isAnonymous,
    amount_cents: contribution.amountCents,
    type: contribution.type,
    status: contribution.status,
    is_on_wall: contribution.isOnWall,
    is_name_approved: contribution.isNameApproved,
    message: contribution.message,
    contributed_at: contribution.contributedAt,
    label: contribution.label,
  }),
);

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
