import type { Executor } from "@giftling/db/client";
import { retryOnConflict } from "@giftling/db/postgres-error";
import { deletePendingThankYou } from "@giftling/db/queries/gifts/gift-thank-you";
import {
  deletePurchase,
  deletePurchases,
  type LockedPurchase,
  lockPurchases,
} from "@giftling/db/queries/gifts/purchases";
import { lockKidOfItem } from "@giftling/db/queries/kids/kids";
import { findWishForVisitor } from "@giftling/db/queries/wishlist/items";
import { toVisitorWishView } from "@giftling/db/queries/wishlist/views";
import {
  API_ERRORS,
  type ParentWishlistItemView,
  PURCHASE_UNDO_WINDOW_HOURS,
  type UndoPurchaseInput,
  type UnpurchaseInput,
} from "@giftling/domain";
import type { Context } from "../../access/context.ts";
import { assertCanWriteToHub } from "../../access/hub-access.ts";
import type { ParentContext } from "../../access/parent-context.ts";
import { equalsInConstantTime, sha256 } from "../../core/crypto/tokens.ts";
import { AppError, orNotFound } from "../../core/errors/app-error.ts";
import { readAnalytics } from "../kids/analytics.ts";
import { readOwnWish } from "../wishlist/write-item.ts";

const UNDO_MS = PURCHASE_UNDO_WINDOW_HOURS * 60 * 60 * 1_000;

/** Undoes a purchase with its undo token. Throws NOT_FOUND or, after 24 hours, UNDO_EXPIRED (rule: undo-purchase). */
export async function undoPurchase(ctx: Context, { id, undoToken }: UndoPurchaseInput) {
  const { db, clock, limiter } = ctx.deps;
  const { item, hubAccess } = orNotFound(await findWishForVisitor(db, id));
  // A gift can be undone even while the hub is paused.
  const { isOwner } = await assertCanWriteToHub(ctx, { ...hubAccess, pausesWrites: false });
  ctx.markStale(hubAccess.familyId);
  if (!isOwner) await limiter.countTry(ctx.limitKeys, hubAccess.familyId);
  const hash = sha256(undoToken);
  const {
    id: giftId,
    purchasedAt,
    receivedAt,
  } = orNotFound(
    item.pieces.find(({ undoTokenHash }) => equalsInConstantTime(hash, undoTokenHash ?? "")),
  );
  const age = clock.now().getTime() - Date.parse(purchasedAt);
  if (receivedAt !== null)
    throw new AppError("UNDO_EXPIRED", { message: API_ERRORS.giftAlreadyReceived });
  if (age > UNDO_MS) throw new AppError("UNDO_EXPIRED");
  const isUndone = await retryOnConflict(() =>
    db.transaction((tx) => deletePurchase(tx, { id: giftId, itemId: item.id })),
  );
  if (!isUndone) throw new AppError("NOT_FOUND");
  const pieces = item.pieces.filter((piece) => piece.id !== giftId);
  return toVisitorWishView({ ...item, pieces }, clock.now());
}

type RevertedPurchase = {
  item: ParentWishlistItemView;
  /** Deleted gift. Null for an unpurchased wish and for a parent's own purchase. */
  gift: { kidId: string; withdrawnThankYouId: string | null } | null;
};

/** Deletes all purchases of a wish, or only the purchase `giftId`, so that the wish is available (rule: put-back). */
export async function revertPurchases(
  tx: Executor,
  ctx: ParentContext,
  { id, giftId }: UnpurchaseInput,
): Promise<RevertedPurchase> {
  // Locks the kid first, because deleting a kid locks its thank-yous before its purchases, in the opposite order.
  orNotFound(await lockKidOfItem(tx, ctx.familyId, { kind: "wishlistItem", id }));
  const purchases = await lockPurchases(tx, id, giftId);
  const withdrawn = await deleteWithThankYous(tx, purchases);
  // A parent's own purchase has neither a supporter nor a thank-you.
  const gift = purchases.find(({ isByParent }) => !isByParent);
  return {
    item: await readOwnWish(tx, ctx, id),
    gift: gift ? { kidId: gift.kidId, withdrawnThankYouId: withdrawn[0] ?? null } : null,
  };
}

/** Adds the kid's analytics and the ID of the deleted thank-you to the wish whose purchase was reverted. */
export async function addRevertChange(ctx: ParentContext, { item, gift }: RevertedPurchase) {
  if (!gift) return { ...item, changed: null };
  const { kidId, withdrawnThankYouId } = gift;
  return { ...item, changed: { analytics: await readAnalytics(ctx, kidId), withdrawnThankYouId } };
}

/** Deletes the pending thank-yous of purchases, then the purchases. Returns the IDs of the deleted thank-yous. */
async function deleteWithThankYous(
  tx: Executor,
  purchases: readonly LockedPurchase[],
): Promise<string[]> {
  const withdrawn: string[] = [];
  for (const { id } of purchases) {
    const thankYouId = await deletePendingThankYou(tx, id);
    if (thankYouId !== null) withdrawn.push(thankYouId);
  }
  const ids = purchases.map(({ id }) => id);
  await deletePurchases(tx, ids);
  return withdrawn;
}
