import type { Executor } from "@giftling/db/client";
import { deleteWaitingThankYou } from "@giftling/db/queries/gratitude/thank-you-queue";
import { lockKidOf } from "@giftling/db/queries/kids";
import {
  findWishForStranger,
  findWishlistItem,
  viewWishlistItem,
} from "@giftling/db/queries/wishlist/items";
import {
  deletePurchase,
  lockPurchase,
  undoPurchaseOf,
} from "@giftling/db/queries/wishlist/purchases";
import {
  type ByIdInput,
  type OwnWishlistItem,
  PURCHASE_UNDO_HOURS,
  type PutBackResult,
  type UndoPurchaseInput,
  type WishlistItemView,
} from "@giftling/domain";
import type { Context } from "../../context.ts";
import { sameText, sha256 } from "../../crypto/tokens.ts";
import { AppError, found } from "../../errors/app-error.ts";
import { enterToUndo } from "../../hub-door.ts";
import { readAnalytics } from "../kids/analytics.ts";
import type { ParentContext } from "../own-kid.ts";
import { ownWishlistItem } from "../versions.ts";

const UNDO_MS = PURCHASE_UNDO_HOURS * 60 * 60 * 1_000;

/**
 * The buyer takes a purchase back, within 24 hours and with the token that its answer carried (rule: undo-purchase).
 * A wrong token answers
 * as a missing item does, NOT_FOUND; a right one that is too old is UNDO_EXPIRED.
 */
export async function undoPurchase(
  ctx: Context,
  { id, undoToken }: UndoPurchaseInput,
): Promise<WishlistItemView> {
  const { db, clock, limiter } = ctx.deps;
  const { item, door } = found(await findWishForStranger(db, id));
  const { isOwner } = await enterToUndo(ctx, door);
  ctx.touch(door.familyId);
  if (!isOwner) await limiter.tryGift(ctx.addressHash, door.familyId);
  const purchase = found(item.purchase);
  if (!sameText(sha256(undoToken), purchase.undoTokenHash ?? "")) throw new AppError("NOT_FOUND");
  const age = clock.now().getTime() - purchase.purchasedAt.getTime();
  if (age > UNDO_MS) throw new AppError("UNDO_EXPIRED");
  if (!(await undoPurchaseOf(db, purchase))) throw new AppError("NOT_FOUND");
  return viewWishlistItem({ ...item, purchase: null });
}

type PutBack = {
  item: OwnWishlistItem;
  /** The gift that this took back; null without one, and for the parent's own mark. */
  gift: { kidId: string; withdrawnThankYouId: string | null } | null;
};

/**
 * The parent puts an item back on the list, at any time (rule: put-back). One that nobody bought is answered as it
 * is.
 */
export async function putBackOnList(
  tx: Executor,
  ctx: ParentContext,
  { id }: ByIdInput,
): Promise<PutBack> {
  // The kid first: somebody who deletes it takes its thank-yous before its purchases, we the other way round.
  found(await lockKidOf(tx, ctx.familyId, { kind: "wishlistItem", id }));
  const purchase = await lockPurchase(tx, id);
  const withdrawnThankYouId = purchase && (await takeBack(tx, purchase.id));
  return {
    item: ownWishlistItem(viewWishlistItem(found(await findWishlistItem(tx, ctx.familyId, id)))),
    // The parent's own mark made neither a supporter nor a thank-you.
    gift: purchase && !purchase.isByParent ? { kidId: purchase.kidId, withdrawnThankYouId } : null,
  };
}

/** The item with what putting it back changed elsewhere. */
export async function withPutBackChange(
  ctx: ParentContext,
  { item, gift }: PutBack,
): Promise<PutBackResult> {
  if (!gift) return { ...item, changed: null };
  const { kidId, withdrawnThankYouId } = gift;
  return { ...item, changed: { analytics: await readAnalytics(ctx, kidId), withdrawnThankYouId } };
}

/**
 * The thank-you first: it knows its purchase only as long as that exists. The id of the one that nobody waits for
 * now.
 */
async function takeBack(tx: Executor, purchaseId: string): Promise<string | null> {
  const withdrawn = await deleteWaitingThankYou(tx, purchaseId);
  await deletePurchase(tx, purchaseId);
  return withdrawn;
}
