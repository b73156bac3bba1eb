import type { ParentWallEntryView, SentThankYouFacts } from "@giftling/domain";
import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { contributions, purchases } from "../../schema/gifts.ts";
import { kids } from "../../schema/kids.ts";
import { thankYous } from "../../schema/thank-yous.ts";
import { wishlistItems } from "../../schema/wishlist.ts";
import {
  buildItemInFamilyCondition,
  buildKidInFamilyCondition,
  buildKidRowCondition,
  equalsId,
} from "../core/ids.ts";
import { buildIsoTimestamp, withFieldTypes } from "../core/json.ts";
import { purchasedUnitCondition } from "../wishlist/units.ts";

/**
 * SQL for the number of a kid's off-list gifts and givers' names that are pending approval. Excludes dismissed
 * contributions (rule: approved-names).
 */
export const pendingNameCountColumn = sql`(
    select count(*) from ${purchases}
    join ${wishlistItems} on ${eq(wishlistItems.id, purchases.itemId)}
    where ${eq(wishlistItems.kidId, kids.id)} and ${purchasedUnitCondition} and ${purchases.isNameApproved} is false
  ) + (
    select count(*) from ${contributions}
    where ${and(eq(contributions.kidId, kids.id), ne(contributions.status, "dismissed"))}
      and ${contributions.isNameApproved} is false
  )`;

/** Changes to a wall entry. A false `isOnWall` removes the entry from the wall (rule: wall-corrections). */
type WallEntryPatch = { giverName?: string; isOnWall?: boolean };

const purchaseFields = withFieldTypes<ParentWallEntryView>({
  kind: sql`'purchase'`,
  id: purchases.id,
  giverName: purchases.giverName,
  isAnonymous: purchases.isAnonymous,
  isByParent: purchases.isByParent,
  isOnWall: purchases.isOnWall,
  awaitsApproval: sql`${purchases.isNameApproved} is false`,
  isThanked: purchases.isThanked,
  giftLabel: wishlistItems.name,
  contributionType: sql`null`,
  givenAt: buildIsoTimestamp(purchases.purchasedAt),
});

const contributionFields = withFieldTypes<ParentWallEntryView>({
  kind: sql`'contribution'`,
  id: contributions.id,
  giverName: contributions.contributorName,
  isAnonymous: contributions.isAnonymous,
  isByParent: sql`false`,
  isOnWall: contributions.isOnWall,
  awaitsApproval: sql`${contributions.isNameApproved} is false`,
  isThanked: contributions.isThanked,
  giftLabel: sql`null`,
  contributionType: contributions.type,
  givenAt: buildIsoTimestamp(contributions.contributedAt),
});

const selectPurchases = (db: Executor) =>
  db
    .select(purchaseFields)
    .from(wishlistItems)
    .innerJoin(purchases, and(eq(purchases.itemId, wishlistItems.id), purchasedUnitCondition));
const selectContributions = (db: Executor) => db.select(contributionFields).from(contributions);

/**
 * Returns a kid's wall entries, newest first. Includes gifts that a parent removed from the wall. Excludes dismissed
 * contributions (rule: wall-corrections).
 */
export async function listWallEntries(db: Executor, familyId: string, kidId: string) {
  const [gifts, given] = await Promise.all([
    selectPurchases(db).where(buildKidRowCondition(wishlistItems.kidId, familyId, kidId)),
    selectContributions(db).where(
      and(
        buildKidRowCondition(contributions.kidId, familyId, kidId),
        ne(contributions.status, "dismissed"),
      ),
    ),
  ]);
  return [...gifts, ...given].sort(
    (a, b) => b.givenAt.localeCompare(a.givenAt) || b.id.localeCompare(a.id),
  );
}

/** Returns a wall entry. Returns null if the entry does not exist or belongs to another family. */
export async function findWallEntry(
  db: Executor,
  familyId: string,
  { kind, id }: Pick<ParentWallEntryView, "kind" | "id">,
): Promise<ParentWallEntryView | null> {
  if (kind === "purchase") {
    const [row] = await selectPurchases(db).where(
      and(equalsId(purchases.id, id), buildKidInFamilyCondition(wishlistItems.kidId, familyId)),
    );
    return row ?? null;
  }
  const [row] = await selectContributions(db).where(
    buildItemInFamilyCondition(contributions, familyId, id),
  );
  return row ?? null;
}

async function renameOnThankYou(tx: Executor, isOfGift: SQL, giverName: string): Promise<void> {
  await tx.update(thankYous).set({ contributorName: giverName }).where(isOfGift);
}

/**
 * Updates a purchase. Also writes a changed giver's name to the thank-you. Requires `lockPurchases`
 * (rule: wall-corrections).
 */
export async function updatePurchaseEntry(
  tx: Executor,
  purchaseId: string,
  { giverName, isOnWall }: WallEntryPatch,
): Promise<void> {
  if (giverName !== undefined) {
    await renameOnThankYou(tx, eq(thankYous.purchaseId, purchaseId), giverName);
  }
  if (giverName === undefined && isOnWall === undefined) return;
  await tx
    .update(purchases)
    .set({ giverName, isOnWall, isNameApproved: giverName === undefined ? undefined : true })
    .where(eq(purchases.id, purchaseId));
}

/**
 * Updates a contribution. Also writes a changed giver's name to the thank-you. Requires `lockContribution`
 * (rule: wall-corrections).
 */
export async function updateContributionEntry(
  tx: Executor,
  contributionId: string,
  { giverName, isOnWall }: WallEntryPatch,
): Promise<void> {
  if (giverName !== undefined) {
    await renameOnThankYou(tx, eq(thankYous.contributionId, contributionId), giverName);
  }
  if (giverName === undefined && isOnWall === undefined) return;
  await tx
    .update(contributions)
    .set({
      contributorName: giverName,
      isOnWall,
      isNameApproved: giverName === undefined ? undefined : true,
    })
    .where(eq(contributions.id, contributionId));
}

/**
 * Shows or hides the thanks below a gift's wall entry. The references in the gift's thank-you identify the gift.
 * Requires the kid's lock (rule: wall-thanks).
 */
export async function setWallThanksVisibility(
  tx: Executor,
  { giftId, contributionId }: Pick<SentThankYouFacts, "giftId" | "contributionId">,
  isThanked: boolean,
): Promise<void> {
  if (giftId !== null) {
    await tx.update(purchases).set({ isThanked }).where(eq(purchases.id, giftId));
  }
  if (contributionId !== null) {
    await tx.update(contributions).set({ isThanked }).where(eq(contributions.id, contributionId));
  }
}
