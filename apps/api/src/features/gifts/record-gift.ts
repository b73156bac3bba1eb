import type { Executor } from "@giftling/db/client";
import { createId } from "@giftling/db/queries/core/ids";
import { findContributionTarget } from "@giftling/db/queries/gifts/contribution-target";
import { findGiftUnit } from "@giftling/db/queries/gifts/gift-access";
import {
  assignOffListGift,
  countUnansweredOffListGifts,
  insertOffListWish,
} from "@giftling/db/queries/gifts/off-list";
import { recordPurchase } from "@giftling/db/queries/gifts/record-gift";
import { lockKidIfNotDeleted, lockKidOfItem } from "@giftling/db/queries/kids/kids";
import {
  API_ERRORS,
  type AssignGiftInput,
  MAX_UNANSWERED_OFF_LIST_GIFTS,
  PARENT_ERRORS,
  type ParentWishlistItemView,
  type RecordedGiftView,
  type RecordGiftInput,
} from "@giftling/domain";
import type { Context } from "../../access/context.ts";
import { assertCanWriteToHub } from "../../access/hub-access.ts";
import type { ParentContext } from "../../access/parent-context.ts";
import { deriveGiftAccessToken, deriveUndoToken, sha256 } from "../../core/crypto/tokens.ts";
import { AppError, orNotFound } from "../../core/errors/app-error.ts";
import type { SaveResponse } from "../../trpc/idempotency.ts";
import { readOwnWish } from "../wishlist/write-item.ts";
import { createPurchaseThankYou } from "./claim-unit.ts";
import { storeRateLimitedGift } from "./store-rate-limited-gift.ts";

/**
 * Response of an off-list gift, without tokens. The response that is stored for an idempotency key has no state either
 * (rule: idempotency-key).
 */
type SavedGift = Omit<RecordedGiftView, "giftToken" | "passToken" | "state"> &
  Partial<Pick<RecordedGiftView, "state">>;

/**
 * Records an off-list gift on the wall and in the thank-you queue.
 *
 * A visitor's gift counts against the gift limits. The giver's name needs approval if the hub requires approval of
 * names. Throws TOO_MANY at the maximum number of off-list gifts without a thank-you, NOT_FOUND for a missing kid, and
 * the errors of `assertCanWriteToHub` (rule: other-gifts).
 */
export async function recordGift(
  ctx: Context,
  { kidId, label, giverName, isAnonymous = false, message }: RecordGiftInput,
  save: SaveResponse<SavedGift>,
): Promise<SavedGift> {
  const { db, clock, limiter, config } = ctx.deps;
  const target = orNotFound(await findContributionTarget(db, { kidId }));
  const { hubAccess } = target;
  const { isOwner } = await assertCanWriteToHub(ctx, hubAccess);
  ctx.markStale(hubAccess.familyId);
  const id = createId();
  const givenAt = clock.now();
  const name = isAnonymous ? null : (giverName ?? null);
  const isWaiting = hubAccess.approvesNames && !isOwner;
  const saved = { id, label, giverName: name, isAnonymous, givenAt: givenAt.toISOString() };
  const kind = isOwner ? null : "gift";
  const isStored = await storeRateLimitedGift(ctx, hubAccess.familyId, kind, (counting) =>
    db.transaction(async (tx) => {
      if (!(await lockKidIfNotDeleted(tx, target.kidId))) throw new AppError("NOT_FOUND");
      const unanswered = isOwner ? 0 : await countUnansweredOffListGifts(tx, target.kidId);
      if (unanswered >= MAX_UNANSWERED_OFF_LIST_GIFTS) return false;
      const itemId = await insertOffListWish(tx, target.kidId, label);
      const outcome = await recordPurchase(
        tx,
        {
          id,
          itemId,
          kidId: target.kidId,
          giverName: name,
          isAnonymous,
          isByParent: false,
          isNameApproved: isWaiting ? false : null,
          undoTokenHash: sha256(deriveUndoToken(config.secret, id)),
          message: message ?? null,
          purchasedAt: givenAt,
          reservedUntil: null,
          holder: null,
        },
        {
          thankYou: createPurchaseThankYou({ giverName: name, purchasedAt: givenAt }),
          notifiesParent: !isOwner,
          answer: save(saved),
          counting,
        },
        { isOffList: true },
      );
      if (outcome === "missing") throw new AppError("NOT_FOUND");
      // The stored response of the first call with this key replaces this error.
      if (outcome !== "recorded") throw new AppError("CONFLICT");
      return true;
    }),
  );
  if (isStored)
    return { ...saved, state: isWaiting ? "waiting" : isOwner ? "recorded" : "reported" };
  await limiter.countTry(ctx.limitKeys, hubAccess.familyId);
  throw new AppError("TOO_MANY", { message: API_ERRORS.tooManyOffListGifts });
}

/** Adds the gift access token and the current state to the stored response of an off-list gift. */
export async function addGiftTokens(ctx: Context, gift: SavedGift) {
  const token = deriveGiftAccessToken(ctx.deps.config.secret, gift.id);
  const state = gift.state ?? (await readGiftState(ctx, gift.id));
  return { ...gift, state, giftToken: token, passToken: token };
}

/** Returns the state of a gift as shown to the parent or visitor who recorded the gift. */
async function readGiftState({ deps, cookieHeader }: Context, id: string) {
  const piece = await findGiftUnit(deps.db, id, deps.clock.now());
  if (piece?.gift.isNameApproved === false) return "waiting";
  const familyId = await deps.sessions.familyIdIn(cookieHeader);
  return piece?.hubAccess.familyId === familyId ? "recorded" : "reported";
}

/**
 * Converts an off-list gift to the purchase of one unit of a wish. Throws CONFLICT if no unit is free. Throws NOT_FOUND
 * for an undone gift, for a wish that is not on the list, and for another family's or kid's gift or wish
 * (rule: other-gifts).
 */
export async function assignGift(
  tx: Executor,
  ctx: ParentContext,
  { id, giftId }: AssignGiftInput,
): Promise<ParentWishlistItemView> {
  const kidId = orNotFound(await lockKidOfItem(tx, ctx.familyId, { kind: "wishlistItem", id }));
  const now = ctx.deps.clock.now();
  const outcome = await assignOffListGift(tx, { kidId, giftId, itemId: id, now });
  if (outcome === "missing") throw new AppError("NOT_FOUND");
  if (outcome === "taken")
    throw new AppError("CONFLICT", { message: PARENT_ERRORS.wishUnavailable });
  return readOwnWish(tx, ctx, id);
}
