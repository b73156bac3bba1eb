import type { Executor } from "@giftling/db/client";
import { insertThankYou } from "@giftling/db/queries/gratitude/thank-you-queue";
import { newId } from "@giftling/db/queries/ids";
import {
  findGiftForStranger,
  findWishlistItemForStranger,
  viewWishlistItem,
} from "@giftling/db/queries/wishlist/items";
import { insertPurchase } from "@giftling/db/queries/wishlist/purchases";
import {
  PARENT_NAME,
  type PurchaseInput,
  type PurchaseResult,
  wishlistItemOutput,
} from "@giftling/domain";
import { z } from "zod";
import type { Context } from "../../context.ts";
import { sha256 } from "../../crypto/tokens.ts";
import { announceGifts } from "../../email/outbox/announce-gifts.ts";
import { AppError, found } from "../../errors/app-error.ts";
import { giftToken, undoToken } from "../gratitude/gift-tokens.ts";

/**
 * What is kept for a repeated call: the tokens are derived from it again and are stored nowhere (rule:
 * idempotency-key).
 */
export const recordedPurchase = z.strictObject({
  item: wishlistItemOutput,
  purchaseId: z.string(),
});
type RecordedPurchase = z.infer<typeof recordedPurchase>;

/**
 * Records that somebody bought an item (rule: purchase-once). Whoever comes first gets it; everyone else is told
 * ALREADY_PURCHASED. The
 * name of an anonymous giver is dropped here (rule: anonymous-givers). Called by the signed-in owner it is the
 * parent's own mark: "Parent" on
 * the wall, no thank-you. NOT_FOUND when the item is missing or its family's account is closed.
 */
export async function recordPurchase(
  tx: Executor,
  ctx: Context,
  input: PurchaseInput,
): Promise<RecordedPurchase> {
  const purchaseId = await storePurchase(tx, ctx, input);
  const row = found(await findWishlistItemForStranger(tx, input.id));
  return { item: viewWishlistItem(row), purchaseId };
}

/** A recorded purchase as its buyer's browser gets it. */
export function withPurchaseTokens(
  ctx: Context,
  { item, purchaseId }: RecordedPurchase,
): PurchaseResult {
  const { secret } = ctx.deps.config;
  return {
    item,
    undoToken: undoToken(secret, purchaseId),
    giftToken: giftToken(secret, purchaseId),
  };
}

async function storePurchase(tx: Executor, ctx: Context, input: PurchaseInput): Promise<string> {
  const gift = found(await findGiftForStranger(tx, input.id));
  const isByParent = gift.userId === (await ctx.session())?.user.id;
  const isAnonymous = !isByParent && input.isAnonymous === true;
  const name = isByParent ? PARENT_NAME : (input.purchasedBy ?? null);
  const purchase = {
    id: newId(),
    itemId: gift.id,
    giverName: isAnonymous ? null : name,
    isAnonymous,
    isByParent,
    purchasedAt: ctx.deps.clock.now(),
  };
  const undoTokenHash = sha256(undoToken(ctx.deps.config.secret, purchase.id));
  if (!(await insertPurchase(tx, { ...purchase, undoTokenHash }))) {
    throw new AppError("ALREADY_PURCHASED");
  }
  if (!isByParent) {
    await insertThankYou(tx, {
      kidId: gift.kidId,
      purchaseId: purchase.id,
      contributorName: purchase.giverName,
      contributionType: "wishlist",
      giftLabel: gift.name,
      contributedAt: purchase.purchasedAt,
      awaitsNotice: true,
    });
    await announceGifts(tx, ctx.deps, gift.userId);
  }
  return purchase.id;
}
