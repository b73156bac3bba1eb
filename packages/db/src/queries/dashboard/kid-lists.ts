import {
  type ContributionView,
  type LinkLists,
  mapLinkLists,
  type OccasionView,
  type ProposalView,
  type SentThankYouFacts,
  type UnversionedWishlistItemView,
  type UpdateMailFacts,
  type UpdateView,
} from "@giftling/domain";
import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { contributions } from "../../schema/gifts.ts";
import { kids } from "../../schema/kids.ts";
import { thankYous } from "../../schema/thank-yous.ts";
import { wishlistItems } from "../../schema/wishlist.ts";
import { equalsId } from "../core/ids.ts";
import {
  buildDollars,
  buildIsoTimestamp,
  buildJsonArray,
  buildJsonObject,
  type ViewColumns,
} from "../core/json.ts";
import { selectUpdates, selectWishlist, wishFields } from "../hub/stored-hub.ts";
import { selectLinks } from "../links/links.ts";
import { selectOccasions } from "../occasions/occasions.ts";
import { selectProposals } from "../proposals/proposals.ts";
import { thankYouFields } from "../thank-yous/thank-you-columns.ts";
import { selectUpdateMails } from "../updates/update-mails.ts";
import { buildFamilyWishCondition, wishNotDeletedCondition } from "../wishlist/items.ts";
import {
  buildTimestamp,
  buildUnitsJoin,
  parentUnitFields,
  selectUnits,
  UNIT_LIST_COLUMNS,
} from "../wishlist/units.ts";

export type KidLists = LinkLists & {
  /** Wishes that are not deleted, in the order that the parent chose (rule: own-order). */
  wishlist: UnversionedWishlistItemView[];
  /** Occasions that a parent added, oldest first. */
  occasions: OccasionView[];
  /** Proposals that wait for a parent's decision, oldest first (rule: proposals). */
  proposals: ProposalView[];
  /** Deleted wishes that have gifts (rule: deleted-wish). */
  deletedWishes: UnversionedWishlistItemView[];
  /** Updates, newest first. */
  updates: UpdateView[];
  updateMails: UpdateMailFacts[];
  /** Contributions in every status, newest first (rule: contribution-ledger). */
  contributions: ContributionView[];
  /**
   * Thank-yous that are pending, queued or failed, oldest gift first. Excludes thank-yous for dismissed contributions
   * (rule: thank-you-queue).
   */
  pendingThankYous: SentThankYouFacts[];
};
export type KidListName = keyof KidLists;

const {
  isOnWall: _forTheWall,
  isThanked: _onTheWall,
  fundingReported: _forTheHub,
  ...shownFields
} = wishFields;
const parentsWishFields: ViewColumns<UnversionedWishlistItemView> = {
  ...shownFields,
  ...parentUnitFields,
  pictureFetch: wishlistItems.pictureFetch,
  isOffList: wishlistItems.isOffList,
};

const ledgerFields: ViewColumns<ContributionView> = {
  id: contributions.id,
  contributorName: contributions.contributorName,
  isAnonymous: contributions.isAnonymous,
  amount: buildDollars(contributions.amountCents),
  type: contributions.type,
  status: contributions.status,
  paymentLinkId: contributions.paymentLinkId,
  wishlistItemId: contributions.wishlistItemId,
  message: contributions.message,
  contributedAt: buildIsoTimestamp(contributions.contributedAt),
  withdrawal: contributions.withdrawal,
};

const kid = sql`${kids.id}`;

/** Returns SQL for the wishes of a kid that meet `condition`, as JSON for a parent, at the time `now`. */
function selectOwnWishlist(now: SQL, condition: SQL | undefined): SQL {
  const wishes = sql`(select * from ${wishlistItems}
    where ${and(eq(wishlistItems.kidId, kids.id), condition)})`;
  const units = sql`(${selectUnits(wishes, now)})`;
  return selectWishlist(
    parentsWishFields,
    wishes,
    buildUnitsJoin(units, UNIT_LIST_COLUMNS.parents),
  );
}

/** Returns the SQL for each list of a kid as JSON, at the time `now`. */
const partsAt = (now: SQL): Record<KidListName, SQL> => ({
  ...mapLinkLists((kind) => selectLinks(kind, kid)),
  wishlist: selectOwnWishlist(now, wishNotDeletedCondition),
  occasions: selectOccasions(kid),
  proposals: selectProposals(kid),
  deletedWishes: selectOwnWishlist(now, isNotNull(wishlistItems.deletedAt)),
  updates: selectUpdates(sql`null`),
  updateMails: selectUpdateMails(kid),
  contributions: buildJsonArray(
    ledgerFields,
    sql`${contributions} where ${contributions.kidId} = ${kid}`,
    sql`${contributions.contributedAt} desc, ${contributions.id} desc`,
  ),
  pendingThankYous: buildJsonArray(
    thankYouFields,
    sql`${thankYous}
    left join ${contributions} on ${eq(contributions.id, thankYous.contributionId)}
    where ${thankYous.kidId} = ${kid}
      and ${thankYous.status} in ('pending', 'queued', 'failed')
      and (${contributions.id} is null or ${contributions.status} <> 'dismissed')`,
    sql`${thankYous.contributedAt}, ${thankYous.id}`,
  ),
});

/**
 * Returns the given lists of a family's kid with a single statement. Returns null if the kid does not exist or belongs
 * to another family (rule: not-found-not-forbidden).
 */
export async function readKidLists<Part extends KidListName>(
  db: Executor,
  familyId: string,
  kidId: string,
  parts: readonly Part[],
  now: Date,
): Promise<Pick<KidLists, Part> | null> {
  const lists = partsAt(buildTimestamp(now));
  const fields = Object.fromEntries(parts.map((part) => [part, lists[part]]));
  const [row] = await db
    .select({ parts: sql<Pick<KidLists, Part>>`${buildJsonObject(fields)}` })
    .from(kids)
    .where(and(eq(kids.familyId, familyId), equalsId(kids.id, kidId)));
  return row?.parts ?? null;
}

/**
 * Returns a wish as shown to a parent at the time `now`, with the ID of its picture. Returns null if the wish does not
 * exist, is deleted or belongs to another family (rule: not-found-not-forbidden).
 */
export async function findWishlistItem(db: Executor, familyId: string, itemId: string, now: Date) {
  const isIt = buildFamilyWishCondition(familyId, itemId);
  const [row] = await db
    .select({
      wishes: sql<UnversionedWishlistItemView[]>`${selectOwnWishlist(buildTimestamp(now), isIt)}`,
      pictureId: wishlistItems.pictureId,
    })
    .from(wishlistItems)
    .innerJoin(kids, eq(kids.id, wishlistItems.kidId))
    .where(isIt);
  const [view] = row?.wishes ?? [];
  return row && view ? { view, pictureId: row.pictureId } : null;
}
