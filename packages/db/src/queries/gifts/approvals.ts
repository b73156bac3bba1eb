import { and, asc, eq, gte, inArray, lt, or } from "drizzle-orm";
import { validate } from "uuid";
import type { Executor } from "../../client.ts";
import { contributions, purchases } from "../../schema/gifts.ts";
import { thankYous } from "../../schema/thank-yous.ts";
import { wishlistItems } from "../../schema/wishlist.ts";
import { lockRows } from "../core/ids.ts";
import { deleteWishesWithoutGifts } from "../wishlist/items.ts";
import { pendingThankYouCondition } from "./gift-thank-you.ts";

/**
 * Approves the givers' names of a kid's wall entries. `ids` contains IDs of contributions, purchases, or wishes with
 * purchases. Ignores unknown IDs and names that are not pending approval. Requires `lockKid` (rule: approved-names).
 */
export async function approveGiverNames(tx: Executor, kidId: string, ids: readonly string[]) {
  const known = ids.filter((id) => validate(id));
  if (known.length === 0) return;
  const items = tx
    .select({ id: wishlistItems.id })
    .from(wishlistItems)
    .where(eq(wishlistItems.kidId, kidId));
  const units = await lockRows(
    tx,
    purchases,
    and(
      inArray(purchases.itemId, items),
      or(inArray(purchases.id, known), inArray(purchases.itemId, known)),
      eq(purchases.isNameApproved, false),
    ),
    "no key update",
  );
  if (units.length > 0) {
    await tx.update(purchases).set({ isNameApproved: true }).where(inArray(purchases.id, units));
  }
  const money = await lockRows(
    tx,
    contributions,
    and(
      eq(contributions.kidId, kidId),
      inArray(contributions.id, known),
      eq(contributions.isNameApproved, false),
    ),
    "no key update",
  );
  if (money.length === 0) return;
  await tx
    .update(contributions)
    .set({ isNameApproved: true })
    .where(inArray(contributions.id, money));
}

/** Time span from `from` (inclusive) to `to` (exclusive). */
type Span = { from: Date; to: Date };

/**
 * Deletes the purchases and holds that visitors recorded for a kid's wishes within a time span. Also deletes the
 * pending or failed thank-yous of the purchases. Returns the number of deleted purchases. Requires `lockKid`
 * (rule: day-taken-back).
 */
export async function deletePurchasesInPeriod(tx: Executor, kidId: string, { from, to }: Span) {
  // The documented lock order requires locking wishes before units.
  const isOfKid = eq(wishlistItems.kidId, kidId);
  const items = await lockRows(tx, wishlistItems, isOfKid, "no key update");
  const rows = await tx
    .select({
      id: purchases.id,
      itemId: purchases.itemId,
      reservedUntil: purchases.reservedUntil,
    })
    .from(purchases)
    .where(
      and(
        inArray(purchases.itemId, items),
        eq(purchases.isByParent, false),
        gte(purchases.purchasedAt, from),
        lt(purchases.purchasedAt, to),
      ),
    )
    .orderBy(asc(purchases.id))
    .for("update");
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  const itemIds = rows.map(({ itemId }) => itemId);
  // Thank-yous are deleted first, because deleting a purchase clears the reference to it.
  await tx
    .delete(thankYous)
    .where(and(inArray(thankYous.purchaseId, ids), pendingThankYouCondition));
  await tx.delete(purchases).where(inArray(purchases.id, ids));
  // An off-list gift is deleted with its wish, and a deleted wish with its last gift.
  await deleteWishesWithoutGifts(tx, itemIds);
  return rows.filter(({ reservedUntil }) => reservedUntil === null).length;
}

/**
 * Dismisses the reported contributions to a kid within a time span. Returns the number of dismissed contributions
 * (rule: day-taken-back).
 */
export async function dismissContributionsInPeriod(
  tx: Executor,
  kidId: string,
  { from, to }: Span,
): Promise<number> {
  const ids = await lockRows(
    tx,
    contributions,
    and(
      eq(contributions.kidId, kidId),
      eq(contributions.status, "reported"),
      gte(contributions.contributedAt, from),
      lt(contributions.contributedAt, to),
    ),
    "no key update",
  );
  if (ids.length === 0) return 0;
  await tx.update(contributions).set({ status: "dismissed" }).where(inArray(contributions.id, ids));
  return ids.length;
}
