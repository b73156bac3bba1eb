import type { Executor } from "@giftling/db/client";
import { createId } from "@giftling/db/queries/core/ids";
import type { GiftRateLimitParameters } from "@giftling/db/queries/gifts/gift-counts";
import type { PurchaseRow } from "@giftling/db/queries/gifts/purchases";
import { type HoldVisitor, recordPurchase } from "@giftling/db/queries/gifts/record-gift";
import { findWishForVisitor } from "@giftling/db/queries/wishlist/items";
import type { UnitRow } from "@giftling/db/queries/wishlist/units";
import type { WishlistRow } from "@giftling/db/queries/wishlist/views";
import {
  API_ERRORS,
  getUnitAvailability,
  hasAvailableUnit,
  MAX_HOLDS_PER_VISITOR,
} from "@giftling/domain";
import type { Context } from "../../access/context.ts";
import { assertCanWriteToHub } from "../../access/hub-access.ts";
import { parseGiftAccessToken } from "../../core/crypto/tokens.ts";
import { AppError, createLimitError, orNotFound } from "../../core/errors/app-error.ts";
import type { SaveResponse } from "../../trpc/idempotency.ts";
import { storeRateLimitedGift } from "./store-rate-limited-gift.ts";

/** Wish of which the caller claims a unit, and the caller's relation to the wish. */
export type RequestedUnit = {
  item: WishlistRow;
  familyId: string;
  /** Whether the caller is signed in to the wish's family. */
  isByParent: boolean;
  asksForName: boolean;
  /** Caller's hold or purchase, identified by the gift access token. Null if the token identifies neither. */
  own: UnitRow | null;
};

/**
 * Result of claiming a unit of a wish. `row` is null when the caller has already purchased the unit. `saved` is the
 * part of the response that is stored with the idempotency key. `alsoStore` runs in the transaction that stores the
 * row.
 */
type UnitClaim<Saved> = {
  row: PurchaseRow | null;
  saved: Saved;
  alsoStore?: ((tx: Executor) => Promise<void>) | undefined;
};

/**
 * Claims a unit of a wish with one read and one write. The write locks the wish, checks the units again, and stores the
 * gift together with the response.
 *
 * Throws NOT_FOUND for a missing, draft or archived wish, a closed account, and a forged token. Throws CONFLICT for a
 * hold of a deleted wish. Throws ALREADY_PURCHASED when all units are purchased, and RESERVED when the remaining units
 * are on hold. Throws RATE_LIMITED when a visitor exceeds a limit, and the errors of `assertCanWriteToHub`
 * (rule: purchase-once).
 */
export async function claimUnit<Saved>(
  ctx: Context,
  gift: { id: string; passToken?: string | undefined },
  save: SaveResponse<Saved>,
  take: (wanted: RequestedUnit) => UnitClaim<Saved>,
): Promise<Saved> {
  try {
    return await tryToClaimUnit(ctx, gift, save, take);
  } catch (error) {
    // A concurrent call with the same token purchased the held unit, so this call returns the same response.
    if (!(await isBoughtByToken(ctx, gift))) throw error;
    return tryToClaimUnit(ctx, gift, save, take);
  }
}

async function isBoughtByToken(
  { deps: { db, config } }: Context,
  { id, passToken }: { id: string; passToken?: string | undefined },
): Promise<boolean> {
  const giftId = passToken === undefined ? null : parseGiftAccessToken(config.secret, passToken);
  if (giftId === null) return false;
  const pieces = (await findWishForVisitor(db, id))?.item.pieces ?? [];
  return pieces.some((piece) => piece.id === giftId && piece.reservedUntil === null);
}

async function tryToClaimUnit<Saved>(
  ctx: Context,
  { id, passToken }: { id: string; passToken?: string | undefined },
  save: SaveResponse<Saved>,
  take: (wanted: RequestedUnit) => UnitClaim<Saved>,
): Promise<Saved> {
  const { db, clock, limiter, config } = ctx.deps;
  const { item: stored, hubAccess } = orNotFound(await findWishForVisitor(db, id));
  const giftId =
    passToken === undefined ? null : orNotFound(parseGiftAccessToken(config.secret, passToken));
  const own = stored.pieces.find((piece) => piece.id === giftId) ?? null;
  const item = withoutExpiredHolds(stored, clock.now());
  // The hub authorized the holder when the hold was created, possibly on another device (rule: gift-pass).
  const { isOwner: isByParent } = await assertCanWriteToHub(
    ctx,
    own ? { ...hubAccess, passcodeHash: null } : hubAccess,
  );
  const { familyId } = hubAccess;
  ctx.markStale(familyId);
  const refusal = getUnavailableError(item, own);
  if (refusal) {
    if (!isByParent) await limiter.countTry(ctx.limitKeys, familyId);
    throw refusal;
  }
  const wanted = {
    // The response to a parent includes gifts that are hidden as surprises (rule: surprises).
    item: isByParent ? { ...item, keepsSurprises: false } : item,
    familyId,
    isByParent,
    asksForName: hubAccess.approvesNames,
    own,
  };
  const { row, saved, alsoStore } = take(wanted);
  // The purchaser's own token returns the same response again.
  if (row === null) return saved;
  const kind = row.reservedUntil === null ? "gift" : "hold";
  const asksThanks = !row.isByParent && kind === "gift";
  const record = (executor: Executor, counting: GiftRateLimitParameters | null) =>
    recordPurchase(
      executor,
      { ...row, kidId: item.kidId, holder: kind === "hold" ? getHolder(ctx, familyId) : null },
      {
        thankYou: asksThanks ? createPurchaseThankYou(row) : null,
        notifiesParent: asksThanks && !isByParent,
        answer: save(saved),
        counting,
      },
    );
  const outcome = await storeRateLimitedGift(ctx, familyId, isByParent ? null : kind, (counting) =>
    alsoStore === undefined
      ? record(db, counting)
      : db.transaction(async (tx) => {
          const recorded = await record(tx, counting);
          if (recorded === "recorded") await alsoStore(tx);
          return recorded;
        }),
  );
  if (outcome === "missing") throw new AppError("NOT_FOUND");
  if (outcome === "held-enough") {
    throw createLimitError(API_ERRORS.tooManyHolds, MAX_HOLDS_PER_VISITOR);
  }
  if (outcome !== "recorded") throw await getNotStoredError(ctx, id);
  return saved;
}

function getHolder(ctx: Context, familyId: string): HoldVisitor {
  const { visitor, network } = ctx.holderHashes(familyId);
  return { visitorHashes: visitor, networkHashes: network, maxOfVisitor: MAX_HOLDS_PER_VISITOR };
}

/** Returns the ID for a new purchase or hold. A purchase reuses its hold's ID, so that the token stays valid. */
export const getUnitId = ({ own }: RequestedUnit): string => own?.id ?? createId();

/** Returns the error for a wish without a claimable unit, else null (rule: deleted-wish). */
function getUnavailableError(item: WishlistRow, own: UnitRow | null): AppError | null {
  if (item.deletedAt !== null && own?.reservedUntil) {
    return new AppError("CONFLICT", { message: API_ERRORS.wishDeleted });
  }
  if (own !== null) return null;
  if (item.state !== "shown") return new AppError("NOT_FOUND");
  const bought = item.pieces.filter(({ reservedUntil }) => reservedUntil === null).length;
  const held = item.pieces.length - bought;
  const left = getUnitAvailability({ quantity: item.quantity, bought, held });
  if (hasAvailableUnit(left)) return null;
  return new AppError(left.isPurchased ? "ALREADY_PURCHASED" : "RESERVED");
}

/** Returns the wish without holds that expired but are not deleted yet. The write deletes these holds. */
const withoutExpiredHolds = (item: WishlistRow, now: Date): WishlistRow => ({
  ...item,
  pieces: item.pieces.filter(
    ({ reservedUntil }) => reservedUntil === null || new Date(reservedUntil) > now,
  ),
});

/** Returns the error for a request that stored no gift, because another request claimed the unit first. */
async function getNotStoredError(ctx: Context, id: string): Promise<AppError> {
  const wish = await findWishForVisitor(ctx.deps.db, id);
  if (!wish) return new AppError("NOT_FOUND");
  const item = withoutExpiredHolds(wish.item, ctx.deps.clock.now());
  return getUnavailableError(item, null) ?? new AppError("ALREADY_PURCHASED");
}

/** Returns the pending thank-you of a purchase. */
export const createPurchaseThankYou = ({
  giverName,
  purchasedAt,
}: Pick<PurchaseRow, "giverName" | "purchasedAt">) =>
  ({
    contactId: null,
    contributorName: giverName,
    contributionType: "wishlist",
    amountCents: null,
    contributedAt: purchasedAt,
  }) as const;
