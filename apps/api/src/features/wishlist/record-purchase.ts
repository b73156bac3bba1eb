import { newId } from "@giftling/db/queries/ids";
import { findWishForStranger, viewWishlistItem } from "@giftling/db/queries/wishlist/items";
import { insertPurchase, type PurchaseRow } from "@giftling/db/queries/wishlist/purchases";
import {
  PARENT_NAME,
  type PurchaseInput,
  type PurchaseResult,
  wishlistItemOutput,
} from "@giftling/domain";
import { z } from "zod";
import type { Context } from "../../context.ts";
import { sha256 } from "../../crypto/tokens.ts";
import { giftNotice } from "../../email/outbox/gift-notice.ts";
import { AppError, found } from "../../errors/app-error.ts";
import { enterToWrite } from "../../hub-door.ts";
import type { Keep } from "../../idempotency.ts";
import { storeCounted } from "../gratitude/busy-hub.ts";
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
 * ALREADY_PURCHASED. The name of an anonymous giver is dropped here (rule: anonymous-givers). Called by the signed-in owner
 * it is the parent's own mark: "Parent" on the wall, no thank-you. NOT_FOUND when the item is missing or its family's
 * account is closed, and what `enterToWrite` refuses. A stranger's is counted: RATE_LIMITED over the limits.
 *
 * One read, then one statement that locks, checks again and stores everything with the answer.
 */
export async function recordPurchase(
  ctx: Context,
  input: PurchaseInput,
  keep: Keep<RecordedPurchase>,
): Promise<RecordedPurchase> {
  const { db, limiter } = ctx.deps;
  const { item, parent, door } = found(await findWishForStranger(db, input.id));
  const { isOwner: isByParent } = await enterToWrite(ctx, door);
  ctx.touch(door.familyId);
  const tries = isByParent ? [] : await limiter.beginTry(ctx.addressHash, door.familyId);
  if (item.purchase) {
    await limiter.countTry(tries);
    throw new AppError("ALREADY_PURCHASED");
  }
  const purchase = purchaseOf(ctx, item.id, input, { isByParent, asksForName: door.approvesNames });
  const recorded = { item: viewWishlistItem({ ...item, purchase }), purchaseId: purchase.id };
  const windows = isByParent ? [] : limiter.giftWindows(ctx.addressHash, door.familyId);
  const { isThere, isStored } = await storeCounted(ctx, door.familyId, { windows, tries }, () =>
    insertPurchase(db, purchase, {
      thankYou: isByParent ? null : thankYouFor(purchase),
      notice: isByParent ? null : giftNotice(ctx.deps, parent),
      answer: keep(recorded),
      windows,
      tries,
      isToldAfterCommit: true,
    }),
  );
  if (!isThere) throw new AppError("NOT_FOUND");
  if (!isStored) throw new AppError("ALREADY_PURCHASED");
  return recorded;
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

function purchaseOf(
  ctx: Context,
  itemId: string,
  input: PurchaseInput,
  { isByParent, asksForName }: { isByParent: boolean; asksForName: boolean },
): PurchaseRow {
  const id = newId();
  const isAnonymous = !isByParent && input.isAnonymous === true;
  const name = isByParent ? PARENT_NAME : (input.purchasedBy ?? null);
  return {
    id,
    itemId,
    giverName: isAnonymous ? null : name,
    isAnonymous,
    isByParent,
    isOnWall: true,
    isThanked: false,
    isNameApproved: asksForName && !isByParent && !isAnonymous ? false : null,
    undoTokenHash: sha256(undoToken(ctx.deps.config.secret, id)),
    purchasedAt: ctx.deps.clock.now(),
  };
}

const thankYouFor = ({ giverName, purchasedAt }: PurchaseRow) =>
  ({
    contactId: null,
    contributorName: giverName,
    contributionType: "wishlist",
    amountCents: null,
    contributedAt: purchasedAt,
  }) as const;
