import { type Holder, recordPurchase } from "@giftling/db/queries/gifts/record-gift";
import { newId } from "@giftling/db/queries/ids";
import { findWishForStranger, type WishlistRow } from "@giftling/db/queries/wishlist/items";
import type { Piece } from "@giftling/db/queries/wishlist/pieces";
import type { PurchaseRow } from "@giftling/db/queries/wishlist/purchases";
import { filled, isFree, MAX_HOLDS, piecesLeft, REFUSALS } from "@giftling/domain";
import type { Context } from "../../context.ts";
import { AppError, found } from "../../errors/app-error.ts";
import { enterToWrite } from "../../hub-door.ts";
import type { Keep } from "../../idempotency.ts";
import { storeCounted } from "../gratitude/busy-hub.ts";
import { giftOfToken } from "../gratitude/gift-tokens.ts";

/** The wish that somebody gives, and who they are to its family. */
export type Wanted = {
  item: WishlistRow;
  familyId: string;
  /** The signed-in family itself. */
  isByParent: boolean;
  asksForName: boolean;
  /** The caller's own hold or purchase of this wish, by their pass. */
  own: Piece | null;
};

/** What becomes of a taken piece: the row, null when the caller has bought it already, and what is kept for a repeated call. */
type Taking<Kept> = { row: PurchaseRow | null; kept: Kept };

/**
 * Takes a piece of a wish by one read and one statement, which locks, checks again and stores everything with the answer (rule:
 * purchase-once, holds). NOT_FOUND when the wish is missing, put away or its family's account is closed, and for a pass that we
 * never made; ALREADY_PURCHASED when all is bought, RESERVED when somebody holds what is left, and what `enterToWrite` refuses. A
 * stranger's is counted: RATE_LIMITED over the limits.
 */
export async function takePiece<Kept>(
  ctx: Context,
  gift: { id: string; passToken?: string | undefined },
  keep: Keep<Kept>,
  take: (wanted: Wanted) => Taking<Kept>,
): Promise<Kept> {
  try {
    return await tryToTakePiece(ctx, gift, keep, take);
  } catch (error) {
    // A concurrent call with the same token bought the held piece: this call gets its answer.
    if (!(await isBoughtByToken(ctx, gift))) throw error;
    return tryToTakePiece(ctx, gift, keep, take);
  }
}

async function isBoughtByToken(
  { deps: { db, config } }: Context,
  { id, passToken }: { id: string; passToken?: string | undefined },
): Promise<boolean> {
  const giftId = passToken === undefined ? null : giftOfToken(config.secret, passToken);
  if (giftId === null) return false;
  const pieces = (await findWishForStranger(db, id))?.item.pieces ?? [];
  return pieces.some((piece) => piece.id === giftId && piece.reservedUntil === null);
}

async function tryToTakePiece<Kept>(
  ctx: Context,
  { id, passToken }: { id: string; passToken?: string | undefined },
  keep: Keep<Kept>,
  take: (wanted: Wanted) => Taking<Kept>,
): Promise<Kept> {
  const { db, clock, limiter, config } = ctx.deps;
  const { item, door } = found(await findWishForStranger(db, id));
  const giftId = passToken === undefined ? null : found(giftOfToken(config.secret, passToken));
  const own = item.pieces.find((piece) => piece.id === giftId) ?? null;
  // Who holds a piece was let in already, perhaps on another device (rule: gift-pass).
  const { isOwner: isByParent } = await enterToWrite(
    ctx,
    own ? { ...door, passcodeHash: null } : door,
  );
  const { familyId } = door;
  ctx.markStale(familyId);
  const refusal = whyTaken(item, clock.now(), own);
  if (refusal) {
    if (!isByParent) await limiter.countTry(ctx.limitKeys, familyId);
    throw refusal;
  }
  const wanted = {
    // The parent is kept from nothing (rule: surprises).
    item: isByParent ? { ...item, keepsSurprises: false } : item,
    familyId,
    isByParent,
    asksForName: door.approvesNames,
    own,
  };
  const { row, kept } = take(wanted);
  // Who comes with the pass of what they bought already hears the same again.
  if (row === null) return kept;
  const kind = row.reservedUntil === null ? "gift" : "hold";
  const counting = isByParent ? null : await limiter.countGift(ctx.limitKeys, familyId, kind);
  const asksThanks = !isByParent && kind === "gift";
  const outcome = await storeCounted(ctx, familyId, counting, () =>
    recordPurchase(
      db,
      { ...row, kidId: item.kidId, holder: kind === "hold" ? holderOf(ctx, familyId) : null },
      {
        thankYou: asksThanks ? thankYouFor(row) : null,
        notifiesParent: asksThanks,
        answer: keep(kept),
        counting,
      },
    ),
  );
  if (outcome === "missing") throw new AppError("NOT_FOUND");
  if (outcome === "held-enough") {
    throw new AppError("TOO_MANY", { message: filled(REFUSALS.manyHolds, { most: MAX_HOLDS }) });
  }
  if (outcome !== "recorded") throw await whyNotStored(ctx, id);
  return kept;
}

function holderOf(ctx: Context, familyId: string): Holder {
  const { visitor, network } = ctx.holderHashes(familyId);
  return { visitorHashes: visitor, networkHashes: network, maxOfVisitor: MAX_HOLDS };
}

/** The id of the row: a hold keeps its own when it becomes the purchase, so that its pass goes on. */
export const rowId = ({ own }: Wanted): string => own?.id ?? newId();

/** Why no piece can be taken; null when one can, also the one that the caller holds. */
function whyTaken(item: WishlistRow, now: Date, own: Piece | null): AppError | null {
  if (own !== null) return null;
  if (item.state !== "shown") return new AppError("NOT_FOUND");
  const left = piecesLeft({ quantity: item.quantity, ...countPieces(item, now) });
  if (isFree(left)) return null;
  return new AppError(left.isPurchased ? "ALREADY_PURCHASED" : "RESERVED");
}

function countPieces({ pieces }: WishlistRow, now: Date) {
  const bought = pieces.filter(({ reservedUntil }) => reservedUntil === null).length;
  const held = pieces.filter(
    ({ reservedUntil }) => reservedUntil !== null && new Date(reservedUntil) > now,
  ).length;
  return { bought, held };
}

/** Somebody was faster, or the key has its answer already, which then replaces this error. */
async function whyNotStored(ctx: Context, id: string): Promise<AppError> {
  const wish = await findWishForStranger(ctx.deps.db, id);
  if (!wish) return new AppError("NOT_FOUND");
  return whyTaken(wish.item, ctx.deps.clock.now(), null) ?? new AppError("ALREADY_PURCHASED");
}

const thankYouFor = ({ giverName, purchasedAt }: PurchaseRow) =>
  ({
    contactId: null,
    contributorName: giverName,
    contributionType: "wishlist",
    amountCents: null,
    contributedAt: purchasedAt,
  }) as const;
