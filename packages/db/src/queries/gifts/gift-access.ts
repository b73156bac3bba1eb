import { and, eq, gt, inArray, isNotNull, isNull, ne, not, or, type SQL, sql } from "drizzle-orm";
import { validate } from "uuid";
import type { Executor } from "../../client.ts";
import { families, familyAddresses } from "../../schema/families.ts";
import { contributions, purchases } from "../../schema/gifts.ts";
import { kids } from "../../schema/kids.ts";
import { pictures } from "../../schema/pictures.ts";
import { thankYous } from "../../schema/thank-yous.ts";
import { wishlistItems } from "../../schema/wishlist.ts";
import { hubAccessColumns, premiumColumns, visibleHubUrlCondition } from "../access/hub-access.ts";
import { lockRows } from "../core/ids.ts";
import {
  deleteWishesWithoutGifts,
  lockWish,
  lockWishForGift,
  wishRemovedCondition,
} from "../wishlist/items.ts";
import { pendingThankYouCondition } from "./gift-thank-you.ts";
import { deleteGift } from "./purchases.ts";

const common = {
  kidId: kids.id,
  childFirstName: kids.firstName,
  familyUrl: familyAddresses.address,
  family: premiumColumns,
  hubAccess: hubAccessColumns,
  thankYou: {
    id: thankYous.id,
    status: thankYous.status,
    message: thankYous.message,
    sentAt: thankYous.sentAt,
    giftLabel: thankYous.giftLabel,
  },
};

/** Columns of a wish that determine whether the wishlist shows the wish. */
const listingColumns = {
  isOffList: wishlistItems.isOffList,
  state: wishlistItems.state,
  deletedAt: wishlistItems.deletedAt,
};

/** SQL condition that the family's account is open and its hub is not taken down. */
export const visibleGiftCondition = and(isNull(families.closedAt), isNull(families.takenDownAt));

/**
 * Returns a purchase or open hold by its ID, for the gift's private page. Returns null for an unknown gift, an expired
 * hold, and a gift that a parent recorded. Also returns null if the account is closed or the hub is taken down (rule:
 * gift-pass).
 */
export async function findGiftUnit(db: Executor, id: string, now: Date) {
  if (!validate(id)) return null;
  const [row] = await db
    .select({
      ...common,
      item: {
        id: wishlistItems.id,
        name: wishlistItems.name,
        url: wishlistItems.url,
        price: wishlistItems.price,
        ...listingColumns,
      },
      pictureKey: pictures.storageKey,
      gift: {
        id: purchases.id,
        giverName: purchases.giverName,
        purchasedAt: purchases.purchasedAt,
        reservedUntil: purchases.reservedUntil,
        isExtended: purchases.isExtended,
        receivedAt: purchases.receivedAt,
        isNameApproved: purchases.isNameApproved,
      },
    })
    .from(purchases)
    .innerJoin(wishlistItems, eq(wishlistItems.id, purchases.itemId))
    .innerJoin(kids, eq(kids.id, wishlistItems.kidId))
    .innerJoin(families, eq(families.id, kids.familyId))
    .leftJoin(pictures, eq(pictures.id, wishlistItems.pictureId))
    .leftJoin(familyAddresses, visibleHubUrlCondition)
    .leftJoin(thankYous, eq(thankYous.purchaseId, purchases.id))
    .where(
      and(
        eq(purchases.id, id),
        not(purchases.isByParent),
        or(isNull(purchases.reservedUntil), gt(purchases.reservedUntil, now)),
        visibleGiftCondition,
      ),
    );
  return row ?? null;
}

/**
 * Returns a contribution by its ID, for the gift's private page. Returns null if the contribution does not exist, the
 * account is closed, or the hub is taken down (rule: gift-pass).
 */
export async function findGiftContribution(db: Executor, id: string) {
  if (!validate(id)) return null;
  const [row] = await db
    .select({
      ...common,
      activity: listingColumns,
      gift: {
        id: contributions.id,
        giverName: contributions.contributorName,
        amountCents: contributions.amountCents,
        status: contributions.status,
        withdrawal: contributions.withdrawal,
        contributedAt: contributions.contributedAt,
      },
    })
    .from(contributions)
    .innerJoin(kids, eq(kids.id, contributions.kidId))
    .innerJoin(families, eq(families.id, kids.familyId))
    .leftJoin(wishlistItems, eq(wishlistItems.id, contributions.wishlistItemId))
    .leftJoin(familyAddresses, visibleHubUrlCondition)
    .leftJoin(thankYous, eq(thankYous.contributionId, contributions.id))
    .where(and(eq(contributions.id, id), visibleGiftCondition));
  return row ?? null;
}

/**
 * Extends an open hold until `until`. Returns false if the hold has expired or was already extended. The single
 * conditional UPDATE prevents a race with a purchase of the unit (rule: holds).
 */
export async function extendHold(
  db: Executor,
  id: string,
  { now, until }: { now: Date; until: Date },
): Promise<boolean> {
  const { count } = await db
    .update(purchases)
    .set({ reservedUntil: until, isExtended: true })
    .where(and(eq(purchases.id, id), gt(purchases.reservedUntil, now), not(purchases.isExtended)));
  return count > 0;
}

/**
 * Deletes a purchase or hold at the giver's request, with its pending or failed thank-you. Returns false if the gift
 * does not exist or was recorded by a parent. Also returns false if the family marked the gift as received or sent a
 * thank-you for it (rule: gift-pass).
 */
export async function undoPurchase(tx: Executor, { id, itemId }: { id: string; itemId: string }) {
  if (!(await lockWishForGift(tx, itemId))) return false;
  const isIt = and(eq(purchases.id, id), isNull(purchases.receivedAt), not(purchases.isByParent));
  const [purchaseId] = await lockRows(tx, purchases, isIt, "update");
  if (!purchaseId || (await hasBegunThanks(tx, eq(thankYous.purchaseId, id)))) return false;
  await deleteGift(tx, id, itemId);
  return true;
}

/**
 * Deletes a reported contribution at the giver's request, with its pending or failed thank-you. Also removes the
 * contribution's activity if a parent deleted the activity and it has no other gifts. Returns false unless the
 * contribution is reported, and its thank-you is pending or failed (rule: gift-pass).
 */
export async function undoContribution(tx: Executor, { id, kidId }: { id: string; kidId: string }) {
  const [kid] = await tx
    .select({ activityId: contributions.wishlistItemId })
    .from(kids)
    .innerJoin(contributions, and(eq(contributions.kidId, kids.id), eq(contributions.id, id)))
    .where(and(eq(kids.id, kidId), isNotNull(kids.familyId)))
    .for("key share", { of: kids });
  if (!kid) return false;
  if (kid.activityId !== null) await lockWish(tx, kid.activityId);
  const isIt = and(eq(contributions.id, id), eq(contributions.status, "reported"));
  const [contributionId] = await lockRows(tx, contributions, isIt, "update");
  if (!contributionId || (await hasBegunThanks(tx, eq(thankYous.contributionId, id)))) return false;
  await tx.delete(thankYous).where(and(eq(thankYous.contributionId, id), pendingThankYouCondition));
  await tx.delete(contributions).where(eq(contributions.id, id));
  if (kid.activityId !== null) await deleteWishesWithoutGifts(tx, [kid.activityId]);
  return true;
}

/**
 * Stores the giver's request to take a contribution back. Returns false if the contribution is dismissed or already has
 * a request. The single conditional UPDATE prevents a race with a parent's dismissal (rule: confirmed-withdrawal).
 */
export async function requestWithdrawal(db: Executor, id: string): Promise<boolean> {
  const { count } = await db
    .update(contributions)
    .set({ withdrawal: "requested" })
    .where(
      and(
        eq(contributions.id, id),
        ne(contributions.status, "dismissed"),
        isNull(contributions.withdrawal),
      ),
    );
  return count > 0;
}

/** Locks a gift's thank-you. Returns whether the thank-you is neither pending nor failed. */
async function hasBegunThanks(tx: Executor, isOfGift: SQL): Promise<boolean> {
  const [thankYou] = await tx
    .select({ status: thankYous.status })
    .from(thankYous)
    .where(isOfGift)
    .for("update");
  return thankYou !== undefined && !["pending", "failed"].includes(thankYou.status);
}

const removal = sql<
  "put-away" | "deleted"
>`case when ${wishlistItems.deletedAt} is null then 'put-away' else 'deleted' end`;

/**
 * Returns the given gifts and open holds whose wish a parent archived or deleted. Omits received gifts, because their
 * pages do not mention a removed wish (rule: deleted-wish).
 */
export async function listRemovedGifts(db: Executor, ids: readonly string[], now: Date) {
  const valid = ids.filter((id) => validate(id));
  if (valid.length === 0) return [];
  const units = db
    .select({ id: purchases.id, removal })
    .from(purchases)
    .innerJoin(wishlistItems, eq(wishlistItems.id, purchases.itemId))
    .innerJoin(kids, eq(kids.id, wishlistItems.kidId))
    .innerJoin(families, eq(families.id, kids.familyId))
    .where(
      and(
        inArray(purchases.id, valid),
        not(purchases.isByParent),
        isNull(purchases.receivedAt),
        or(isNull(purchases.reservedUntil), gt(purchases.reservedUntil, now)),
        wishRemovedCondition,
        visibleGiftCondition,
      ),
    );
  const sums = db
    .select({ id: contributions.id, removal })
    .from(contributions)
    .innerJoin(wishlistItems, eq(wishlistItems.id, contributions.wishlistItemId))
    .innerJoin(kids, eq(kids.id, wishlistItems.kidId))
    .innerJoin(families, eq(families.id, kids.familyId))
    .where(and(inArray(contributions.id, valid), wishRemovedCondition, visibleGiftCondition));
  return units.unionAll(sums);
}
