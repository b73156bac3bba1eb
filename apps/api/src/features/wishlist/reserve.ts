import type { Executor } from "@giftling/db/client";
import { lockKidOf } from "@giftling/db/queries/kids";
import { lockHolds, lockHoldsOfVisitor } from "@giftling/db/queries/wishlist/holds";
import { viewWishForStranger } from "@giftling/db/queries/wishlist/items";
import {
  asPiece,
  deletePurchases,
  type PurchaseRow,
} from "@giftling/db/queries/wishlist/purchases";
import {
  addDays,
  HOLD_DAYS,
  type OwnWishlistItem,
  REFUSALS,
  type ReleaseInput,
  type ReserveInput,
  type ReserveResult,
  wishlistItemOutput,
} from "@giftling/domain";
import { z } from "zod";
import type { Context } from "../../context.ts";
import { AppError, found } from "../../errors/app-error.ts";
import type { Keep } from "../../idempotency.ts";
import { giftToken } from "../gratitude/gift-tokens.ts";
import type { ParentContext } from "../own-kid.ts";
import { rowId, takePiece, type Wanted } from "./take-piece.ts";
import { readOwnWish } from "./write-item.ts";

/** What is kept for a repeated call: the pass is derived from it again and is stored nowhere (rule: idempotency-key). */
export const recordedHold = z.strictObject({
  item: wishlistItemOutput,
  holdId: z.string(),
  reservedUntil: z.string(),
});
type RecordedHold = z.infer<typeof recordedHold>;

/**
 * Holds a piece for 48 hours (rule: holds): no thank-you, no wall, no mail. TOO_MANY when this visitor holds six pieces at the hub
 * already; what else it throws is `takePiece`'s.
 */
export async function reserve(
  ctx: Context,
  input: ReserveInput,
  keep: Keep<RecordedHold>,
): Promise<RecordedHold> {
  const { clock } = ctx.deps;
  return takePiece(ctx, { id: input.id }, keep, (wanted) => {
    if (wanted.isByParent) {
      throw new AppError("CONFLICT", {
        message: REFUSALS.ownList,
      });
    }
    const row = holdOf(clock.now(), wanted, input);
    const reservedUntil = addDays(row.purchasedAt, HOLD_DAYS).toISOString();
    const item = { ...wanted.item, pieces: [...wanted.item.pieces, asPiece(row)] };
    return {
      row,
      kept: { item: viewWishForStranger(item, row.purchasedAt), holdId: row.id, reservedUntil },
    };
  });
}

/** A hold as its holder's browser gets it. */
export const withPass = (
  ctx: Context,
  { item, holdId, reservedUntil }: RecordedHold,
): ReserveResult => ({
  item,
  passToken: giftToken(ctx.deps.config.secret, holdId),
  reservedUntil,
});

function holdOf(now: Date, wanted: Wanted, { reservedBy, isAnonymous }: ReserveInput): PurchaseRow {
  const giverName = isAnonymous ? null : reservedBy || null;
  return {
    id: rowId(wanted),
    itemId: wanted.item.id,
    giverName,
    isAnonymous: giverName === null,
    isByParent: false,
    isOnWall: true,
    isThanked: false,
    isNameApproved: null,
    undoTokenHash: null,
    message: null,
    purchasedAt: now,
    reservedUntil: addDays(now, HOLD_DAYS),
    isExtended: false,
    receivedAt: null,
  };
}

/**
 * The parent ends the holds of an item, the one that is named, or all of that one's visitor (rule: holds). An item that nobody holds
 * is answered as it is.
 */
export async function releaseHold(
  tx: Executor,
  ctx: ParentContext,
  { id, holdId, isWholeVisitor = false }: ReleaseInput,
): Promise<OwnWishlistItem> {
  found(await lockKidOf(tx, ctx.familyId, { kind: "wishlistItem", id }));
  const ofVisitor =
    isWholeVisitor && holdId !== undefined ? await lockHoldsOfVisitor(tx, id, holdId) : [];
  // A hold whose visitor is not known is released alone.
  await deletePurchases(tx, ofVisitor.length > 0 ? ofVisitor : await lockHolds(tx, id, holdId));
  return readOwnWish(tx, ctx, id);
}
