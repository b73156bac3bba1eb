import { type PurchaseRow, toUnitRow } from "@giftling/db/queries/gifts/purchases";
import { toVisitorWishView } from "@giftling/db/queries/wishlist/views";
import { PARENT_GIVER_NAME, type PurchaseInput, type WishlistItemView } from "@giftling/domain";
import type { Context } from "../../access/context.ts";
import { deriveGiftAccessToken, deriveUndoToken, sha256 } from "../../core/crypto/tokens.ts";
import type { SaveResponse } from "../../trpc/idempotency.ts";
import { claimUnit, getUnitId, type RequestedUnit } from "./claim-unit.ts";

/** Response of a purchase, as stored for an idempotency key: without the derived tokens. */
type RecordedPurchase = { item: WishlistItemView; purchaseId: string };

/**
 * Records a purchase and discards the name of an anonymous giver. With the token of a hold, converts the hold to the
 * purchase.
 *
 * A parent's own purchase shows "Parent" on the wall, needs no thank-you, and includes all free units. A purchase that
 * a parent records for a relative counts as the relative's purchase. Throws the errors of `claimUnit`
 * (rule: purchase-once).
 */
export const recordPurchase = (
  ctx: Context,
  input: PurchaseInput,
  save: SaveResponse<RecordedPurchase>,
): Promise<RecordedPurchase> =>
  claimUnit(ctx, input, save, (requested) => {
    const wanted = toGiversRequest(requested, input);
    const { own } = wanted;
    if (own?.reservedUntil === null) {
      const item = toVisitorWishView(wanted.item, ctx.deps.clock.now(), own.id);
      return { row: null, saved: { item, purchaseId: own.id } };
    }
    const row = getPurchase(ctx, wanted, input);
    const others = wanted.item.pieces.filter(({ id }) => id !== row.id);
    const { quantity } = wanted.item;
    // A parent's own purchase includes all free units (rule: parent-mark).
    const isWhole = wanted.isByParent && quantity !== null;
    const bought = isWhole ? Math.max(1, quantity - others.length) : 1;
    const units = Array.from({ length: bought }, () => toUnitRow(row));
    const item = { ...wanted.item, pieces: [...others, ...units] };
    return {
      row,
      saved: { item: toVisitorWishView(item, row.purchasedAt, row.id), purchaseId: row.id },
    };
  });

/** Converts a parent's request on behalf of a relative to a request by the relative, whose name needs no approval. */
const toGiversRequest = (wanted: RequestedUnit, { onBehalfOf }: PurchaseInput): RequestedUnit =>
  wanted.isByParent && onBehalfOf ? { ...wanted, isByParent: false, asksForName: false } : wanted;

export function addPurchaseTokens(ctx: Context, { item, purchaseId }: RecordedPurchase) {
  const { secret } = ctx.deps.config;
  const token = deriveGiftAccessToken(secret, purchaseId);
  return {
    item,
    undoToken: deriveUndoToken(secret, purchaseId),
    giftToken: token,
    passToken: token,
  };
}

function getPurchase(
  ctx: Context,
  wanted: RequestedUnit,
  { purchasedBy, isAnonymous: asksAnonymity, message }: PurchaseInput,
): PurchaseRow {
  const { item, isByParent, asksForName } = wanted;
  const id = getUnitId(wanted);
  const isAnonymous = !isByParent && asksAnonymity === true;
  const name = isByParent ? PARENT_GIVER_NAME : (purchasedBy ?? null);
  return {
    id,
    itemId: item.id,
    giverName: isAnonymous ? null : name,
    isAnonymous,
    isByParent,
    isOnWall: true,
    isThanked: false,
    isNameApproved: asksForName && !isByParent && !isAnonymous ? false : null,
    undoTokenHash: sha256(deriveUndoToken(ctx.deps.config.secret, id)),
    message: isByParent ? null : (message ?? null),
    purchasedAt: ctx.deps.clock.now(),
    reservedUntil: null,
    isExtended: false,
    receivedAt: null,
  };
}
