import { retryOnConflict } from "@giftling/db/postgres-error";
import { getPicturePath } from "@giftling/db/queries/core/json";
import {
  extendHold,
  findGiftContribution,
  findGiftUnit,
  undoContribution,
  undoPurchase,
} from "@giftling/db/queries/gifts/gift-access";
import {
  addDays,
  dollarsFromCents,
  type GiftPassView,
  HOLD_DAYS,
  PURCHASE_UNDO_HOURS,
  REFUSALS,
} from "@giftling/domain";
import type { Context } from "../../access/context.ts";
import type { HubAccessContext } from "../../access/hub-access.ts";
import { getThankYouPath } from "../../core/crypto/tokens.ts";
import { AppError, orNotFound } from "../../core/errors/app-error.ts";
import { queueFamilyMail } from "../../services/email/outbox/queue-mails.ts";
import { hasPremium } from "../../services/premium.ts";
import { getGiftPictureName } from "../../services/storage/picture-names.ts";
import { parseGiftToken } from "./gift-tokens.ts";

type Piece = NonNullable<Awaited<ReturnType<typeof findGiftUnit>>>;
type Money = NonNullable<Awaited<ReturnType<typeof findGiftContribution>>>;

const MAIL_AFTER_MS = PURCHASE_UNDO_HOURS * 60 * 60 * 1_000;

type Asker = Pick<HubAccessContext, "deps" | "meet">;

/**
 * Returns the gift of a gift access token. Throws the same NOT_FOUND for a forged token, a deleted gift and an expired
 * hold.
 */
async function giftOf({ deps }: Asker, token: string) {
  const { db, clock, config } = deps;
  const id = orNotFound(parseGiftToken(config.secret, token));
  const piece = await findGiftUnit(db, id, clock.now());
  if (piece) return { piece, money: null };
  return { piece: null, money: orNotFound(await findGiftContribution(db, id)) };
}

/**
 * Returns whether the gift's thank-you is missing, pending or failed. A gift with any other thank-you cannot be undone.
 */
const isUnthanked = ({ thankYou }: Pick<Piece, "thankYou">): boolean =>
  thankYou === null || ["pending", "failed"].includes(thankYou.status);

function commonView(caller: Asker, row: Piece | Money) {
  const { config } = caller.deps;
  const { thankYou, familyUrl, kidId, family, door } = row;
  caller.meet?.(door);
  const isSent = thankYou?.message != null && thankYou.sentAt !== null;
  return {
    childFirstName: row.childFirstName,
    giverName: row.gift.giverName,
    thankYou: isSent
      ? { message: thankYou.message ?? "", path: getThankYouPath(config.secret, thankYou.id) }
      : null,
    hubPath: familyUrl === null ? null : `/hub/${familyUrl}?kid=${kidId}`,
    isPaused: door.pausesWrites,
    language: door.language,
    showsBranding: !hasPremium(caller.deps, family),
  };
}

function pieceView(caller: Asker, row: Piece): GiftPassView {
  const { config } = caller.deps;
  const { gift, item } = row;
  const isHold = gift.reservedUntil !== null;
  return {
    ...commonView(caller, row),
    kind: isHold ? "hold" : "purchase",
    label: item.name,
    itemId: item.id,
    url: item.url,
    price: item.price,
    imageUrl: row.pictureKey && getPicturePath(getGiftPictureName(config.secret, row.pictureKey)),
    amount: null,
    status: null,
    givenAt: gift.purchasedAt.toISOString(),
    reservedUntil: gift.reservedUntil?.toISOString() ?? null,
    receivedAt: gift.receivedAt?.toISOString() ?? null,
    canExtend: isHold && !gift.isExtended,
    canGiveBack: gift.receivedAt === null && isUnthanked(row),
  };
}

function moneyView(caller: Asker, row: Money): GiftPassView {
  const { gift } = row;
  return {
    ...commonView(caller, row),
    kind: "contribution",
    label: row.thankYou?.giftLabel ?? null,
    itemId: null,
    url: null,
    price: null,
    imageUrl: null,
    amount: dollarsFromCents(gift.amountCents),
    status: gift.status,
    givenAt: gift.contributedAt.toISOString(),
    reservedUntil: null,
    receivedAt: null,
    canExtend: false,
    canGiveBack: gift.status === "reported" && isUnthanked(row),
  };
}

/**
 * Returns a gift as shown to its giver. Throws NOT_FOUND for a forged token, a deleted gift and an expired hold
 * (rule: gift-pass).
 */
export async function readGift(caller: Asker, token: string): Promise<GiftPassView> {
  const { piece, money } = await giftOf(caller, token);
  return piece ? pieceView(caller, piece) : moneyView(caller, money);
}

/**
 * Extends a hold by 48 hours. Throws CONFLICT when the hold was already extended, and PAUSED while the hub is paused
 * (rule: holds).
 */
export async function extendGiftHold(ctx: Context, token: string): Promise<GiftPassView> {
  const { db, clock } = ctx.deps;
  const { piece } = await giftOf(ctx, token);
  const { gift, door } = orNotFound(piece);
  ctx.markStale(door.familyId);
  if (door.pausesWrites) throw new AppError("PAUSED");
  const until = addDays(orNotFound(gift.reservedUntil), HOLD_DAYS);
  if (!(await extendHold(db, gift.id, { now: clock.now(), until }))) {
    // Throws NOT_FOUND if the hold expired before it could be extended.
    await giftOf(ctx, token);
    throw new AppError("CONFLICT", { message: REFUSALS.heldLonger });
  }
  return readGift(ctx, token);
}

/**
 * Undoes a gift: a hold at any time, a purchase until the family receives it or thanks for it, and a contribution until
 * the family confirms it. Deletes the pending thank-you. Mails the parents about a purchase older than 24 hours. Throws
 * CONFLICT for a gift that can no longer be undone (rule: gift-pass).
 */
export async function undoGift(ctx: Context, token: string): Promise<null> {
  const { db, clock } = ctx.deps;
  const { piece, money } = await giftOf(ctx, token);
  const { door, gift } = piece ?? money;
  ctx.markStale(door.familyId);
  const isTakenBack = await retryOnConflict(() =>
    db.transaction((tx) =>
      piece
        ? undoPurchase(tx, { id: gift.id, itemId: piece.item.id })
        : undoContribution(tx, { id: gift.id, kidId: money.kidId }),
    ),
  );
  if (!isTakenBack) {
    throw new AppError("CONFLICT", {
      message: piece ? REFUSALS.familyHasIt : REFUSALS.familyConfirmed,
    });
  }
  if (!piece || piece.gift.reservedUntil !== null) return null;
  const age = clock.now().getTime() - piece.gift.purchasedAt.getTime();
  if (age > MAIL_AFTER_MS) await tellParents(ctx, piece);
  return null;
}

async function tellParents({ deps }: Context, { door, item, gift, childFirstName }: Piece) {
  const wish = item.isOffList ? "" : item.name;
  const facts = { wish, giverName: gift.giverName, childFirstName };
  const onceFor = (userId: string) => `${gift.id}:${userId}`;
  await deps.db.transaction((tx) =>
    queueFamilyMail(tx, deps, door.familyId, { kind: "gift-given-back", facts, onceFor }),
  );
}
