import type { Executor } from "@giftling/db/client";
import { setGiverEmail } from "@giftling/db/queries/gifts/hold-addresses";
import { lockHolds, lockVisitorHolds } from "@giftling/db/queries/gifts/holds";
import { deletePurchases, toUnitRow } from "@giftling/db/queries/gifts/purchases";
import { lockKidOfItem } from "@giftling/db/queries/kids/kids";
import { toVisitorWishView } from "@giftling/db/queries/wishlist/views";
import {
  API_ERRORS,
  addDays,
  HOLD_DURATION_DAYS,
  type HoldWishInput,
  type HoldWishResult,
  type ParentWishlistItemView,
  type ReleaseHoldsInput,
} from "@giftling/domain";
import type { Context } from "../../access/context.ts";
import type { ParentContext } from "../../access/parent-context.ts";
import { deriveGiftAccessToken } from "../../core/crypto/tokens.ts";
import { AppError, orNotFound } from "../../core/errors/app-error.ts";
import { queueMails } from "../../services/email/outbox/queue-mails.ts";
import type { SaveResponse } from "../../trpc/idempotency.ts";
import { readOwnWish } from "../wishlist/write-item.ts";
import { claimUnit, getUnitId, type RequestedUnit } from "./claim-unit.ts";

/** Response of a hold, as stored for an idempotency key: without the derived token. */
type RecordedHold = Omit<HoldWishResult, "passToken"> & { holdId: string };

/**
 * Holds a unit for 48 hours. Creates no thank-you and no wall entry. Queues a mail only if the visitor left an
 * e-mail address. Throws TOO_MANY for a visitor with six holds at the hub, and CONFLICT for a parent of the family.
 * Also throws the errors of `claimUnit` (rule: holds).
 */
export async function holdUnit(
  ctx: Context,
  input: HoldWishInput,
  save: SaveResponse<RecordedHold>,
): Promise<RecordedHold> {
  const { clock } = ctx.deps;
  return claimUnit(ctx, { id: input.id }, save, (wanted) => {
    if (wanted.isByParent) {
      throw new AppError("CONFLICT", {
        message: API_ERRORS.ownWishlistPurchaseNotAllowed,
      });
    }
    const row = getHold(clock.now(), wanted, input);
    const reservedUntil = addDays(row.purchasedAt, HOLD_DURATION_DAYS).toISOString();
    const item = { ...wanted.item, pieces: [...wanted.item.pieces, toUnitRow(row)] };
    const { email } = input;
    return {
      row,
      alsoStore:
        email === undefined ? undefined : (tx) => storeAddress(tx, ctx, { id: row.id, email }),
      saved: {
        item: toVisitorWishView(item, row.purchasedAt, row.id),
        holdId: row.id,
        reservedUntil,
      },
    };
  });
}

/** Stores the e-mail address entered for a hold, and queues the mail with the hold's link (rule: hold-link). */
async function storeAddress(
  tx: Executor,
  { deps, wanted: language }: Context,
  { id, email }: { id: string; email: string },
): Promise<void> {
  await setGiverEmail(tx, id, email);
  const to = { recipient: email, email };
  await queueMails(tx, deps, [
    { kind: "hold-link", to, language, facts: { giftId: id }, onceFor: id },
  ]);
}

export const addHoldToken = (
  ctx: Context,
  { item, holdId, reservedUntil }: RecordedHold,
): HoldWishResult => ({
  item,
  passToken: deriveGiftAccessToken(ctx.deps.config.secret, holdId),
  reservedUntil,
});

function getHold(now: Date, wanted: RequestedUnit, { reservedBy, isAnonymous }: HoldWishInput) {
  const giverName = isAnonymous ? null : reservedBy || null;
  return {
    id: getUnitId(wanted),
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
    reservedUntil: addDays(now, HOLD_DURATION_DAYS),
    isExtended: false,
    receivedAt: null,
  };
}

/** Releases all holds on a wish, only the hold `holdId`, or all holds of that hold's visitor (rule: holds). */
export async function releaseHolds(
  tx: Executor,
  ctx: ParentContext,
  { id, holdId, isWholeVisitor = false }: ReleaseHoldsInput,
): Promise<ParentWishlistItemView> {
  orNotFound(await lockKidOfItem(tx, ctx.familyId, { kind: "wishlistItem", id }));
  const ofVisitor =
    isWholeVisitor && holdId !== undefined ? await lockVisitorHolds(tx, id, holdId) : [];
  // If the visitor is unknown, only the hold itself is released.
  await deletePurchases(tx, ofVisitor.length > 0 ? ofVisitor : await lockHolds(tx, id, holdId));
  return readOwnWish(tx, ctx, id);
}
