import type { Executor } from "@giftling/db/client";
import { retryOnConflict } from "@giftling/db/postgres-error";
import { getPicturePath } from "@giftling/db/queries/core/json";
import {
  extendHold,
  findGiftContribution,
  findGiftUnit,
  requestWithdrawal,
  undoContribution,
  undoPurchase,
} from "@giftling/db/queries/gifts/gift-access";
import {
  API_ERRORS,
  addDays,
  centsToDollars,
  type GiftPageView,
  HOLD_DURATION_DAYS,
  PURCHASE_UNDO_WINDOW_HOURS,
} from "@giftling/domain";
import type { Context } from "../../access/context.ts";
import type { HubAccessContext } from "../../access/hub-access.ts";
import { getThankYouPath, parseGiftAccessToken } from "../../core/crypto/tokens.ts";
import { AppError, orNotFound } from "../../core/errors/app-error.ts";
import { queueFamilyMail } from "../../services/email/outbox/queue-mails.ts";
import { hasPremium } from "../../services/premium.ts";
import { getGiftPictureName } from "../../services/storage/picture-names.ts";

type GiftUnit = NonNullable<Awaited<ReturnType<typeof findGiftUnit>>>;
type GiftContribution = NonNullable<Awaited<ReturnType<typeof findGiftContribution>>>;
type Listing = Pick<GiftUnit["item"], "isOffList" | "state" | "deletedAt">;

const MAIL_AFTER_MS = PURCHASE_UNDO_WINDOW_HOURS * 60 * 60 * 1_000;

type GiftReader = Pick<HubAccessContext, "deps" | "applyFamilyLanguage">;

/** Returns a token's gift. Throws NOT_FOUND for a forged token, a deleted gift and an expired hold. */
async function findGift({ deps }: GiftReader, token: string) {
  const { db, clock, config } = deps;
  const id = orNotFound(parseGiftAccessToken(config.secret, token));
  const unit = await findGiftUnit(db, id, clock.now());
  if (unit) return { unit, contribution: null };
  return { unit: null, contribution: orNotFound(await findGiftContribution(db, id)) };
}

/** Returns whether a gift's thank-you is missing, pending or failed. Other gifts cannot be undone. */
const isUnthanked = ({ thankYou }: Pick<GiftUnit, "thankYou">): boolean =>
  thankYou === null || ["pending", "failed"].includes(thankYou.status);

/** Returns whether the giver can withdraw a contribution without the family's consent. */
const canTakeBack = (row: GiftContribution): boolean =>
  row.gift.status === "reported" && row.gift.withdrawal === null && isUnthanked(row);

/** Returns whether the giver can request the withdrawal of a contribution that is confirmed or thanked. */
const canAskBack = (row: GiftContribution): boolean =>
  row.gift.status !== "dismissed" && row.gift.withdrawal === null && !canTakeBack(row);

function toCommonView(caller: GiftReader, row: GiftUnit | GiftContribution) {
  const { config } = caller.deps;
  const { thankYou, familyUrl, kidId, family, hubAccess } = row;
  caller.applyFamilyLanguage?.(hubAccess);
  const isSent = thankYou?.message != null && thankYou.sentAt !== null;
  return {
    childFirstName: row.childFirstName,
    giverName: row.gift.giverName,
    thankYou: isSent
      ? { message: thankYou.message ?? "", path: getThankYouPath(config.secret, thankYou.id) }
      : null,
    hubPath: familyUrl === null ? null : `/hub/${familyUrl}?kid=${kidId}`,
    isPaused: hubAccess.pausesWrites,
    language: hubAccess.language,
    showsBranding: !hasPremium(caller.deps, family),
  };
}

/** Returns whether a gift's wish is listed, archived, deleted or off the list. Returns null if the gift has no wish. */
function getListing(wish: Listing | null): GiftPageView["listing"] {
  if (wish === null) return null;
  if (wish.isOffList) return "off-list";
  if (wish.deletedAt !== null) return "deleted";
  return wish.state === "put-away" ? "put-away" : "listed";
}

function toUnitView(caller: GiftReader, row: GiftUnit): GiftPageView {
  const { config } = caller.deps;
  const { gift, item } = row;
  const isHold = gift.reservedUntil !== null;
  const listing = getListing(item);
  // The hold of a deleted wish has ended (rule: deleted-wish).
  const hasEnded = isHold && listing === "deleted";
  return {
    ...toCommonView(caller, row),
    kind: isHold ? "hold" : "purchase",
    label: item.name,
    itemId: item.id,
    url: item.url,
    price: item.price,
    imageUrl: row.pictureKey && getPicturePath(getGiftPictureName(config.secret, row.pictureKey)),
    listing,
    amount: null,
    currency: row.hubAccess.currency,
    status: null,
    givenAt: gift.purchasedAt.toISOString(),
    reservedUntil: gift.reservedUntil?.toISOString() ?? null,
    receivedAt: gift.receivedAt?.toISOString() ?? null,
    canExtend: isHold && !gift.isExtended && !hasEnded,
    canGiveBack: gift.receivedAt === null && isUnthanked(row) && !hasEnded,
  };
}

function toContributionView(caller: GiftReader, row: GiftContribution): GiftPageView {
  const { gift } = row;
  return {
    ...toCommonView(caller, row),
    kind: "contribution",
    label: row.thankYou?.giftLabel ?? null,
    itemId: null,
    url: null,
    price: null,
    imageUrl: null,
    listing: getListing(row.activity),
    amount: centsToDollars(gift.amountCents),
    currency: row.hubAccess.currency,
    status: gift.status,
    givenAt: gift.contributedAt.toISOString(),
    reservedUntil: null,
    receivedAt: null,
    canExtend: false,
    canGiveBack: canTakeBack(row),
    canAskBack: canAskBack(row),
    withdrawal: gift.withdrawal,
  };
}

/** Returns a gift as shown to its giver. Throws NOT_FOUND for a forged token, a deleted gift and an expired hold. */
export async function readGift(caller: GiftReader, token: string): Promise<GiftPageView> {
  const { unit, contribution } = await findGift(caller, token);
  return unit ? toUnitView(caller, unit) : toContributionView(caller, contribution);
}

/**
 * Extends a hold by 48 hours. Throws CONFLICT for an extended hold or a deleted wish, and PAUSED for a paused hub
 * (rule: holds).
 */
export async function extendGiftHold(ctx: Context, token: string): Promise<GiftPageView> {
  const { db, clock } = ctx.deps;
  const { unit } = await findGift(ctx, token);
  const { gift, hubAccess, item } = orNotFound(unit);
  ctx.markStale(hubAccess.familyId);
  if (hubAccess.pausesWrites) throw new AppError("PAUSED");
  if (item.deletedAt !== null) throw new AppError("CONFLICT", { message: API_ERRORS.wishDeleted });
  const until = addDays(orNotFound(gift.reservedUntil), HOLD_DURATION_DAYS);
  if (!(await extendHold(db, gift.id, { now: clock.now(), until }))) {
    // Throws NOT_FOUND if the hold expired before it could be extended.
    await findGift(ctx, token);
    throw new AppError("CONFLICT", { message: API_ERRORS.holdAlreadyExtended });
  }
  return readGift(ctx, token);
}

/**
 * Undoes a gift: a hold at any time, a purchase before its receipt and thank-you, or a contribution before its
 * confirmation and thank-you. Deletes the pending thank-you. Mails the parents about a gift older than 24 hours. Throws
 * CONFLICT for a gift that can no longer be undone (rule: gift-pass).
 */
export async function undoGift(ctx: Context, token: string): Promise<void> {
  const { db, clock } = ctx.deps;
  const { unit, contribution } = await findGift(ctx, token);
  const { hubAccess, gift } = unit ?? contribution;
  ctx.markStale(hubAccess.familyId);
  const isOld = (givenAt: Date) => clock.now().getTime() - givenAt.getTime() > MAIL_AFTER_MS;
  await retryOnConflict(() =>
    db.transaction(async (tx) => {
      if (contribution) {
        if (!(await undoContribution(tx, { id: gift.id, kidId: contribution.kidId }))) {
          throw new AppError("CONFLICT", { message: API_ERRORS.contributionAlreadyConfirmed });
        }
        if (isOld(contribution.gift.contributedAt)) {
          await mailAboutWithdrawal(tx, ctx, contribution, { isRequest: false });
        }
      } else {
        if (!(await undoPurchase(tx, { id: gift.id, itemId: unit.item.id }))) {
          throw new AppError("CONFLICT", { message: API_ERRORS.receivedGiftNotReleasable });
        }
        if (unit.gift.reservedUntil === null && isOld(unit.gift.purchasedAt)) {
          await mailAboutUndoneGift(tx, ctx, unit);
        }
      }
    }),
  );
}

/** Requests the withdrawal of a contribution. Throws CONFLICT or NOT_FOUND (rule: confirmed-withdrawal). */
export async function requestGiftWithdrawal(ctx: Context, token: string): Promise<GiftPageView> {
  const contribution = orNotFound((await findGift(ctx, token)).contribution);
  if (canAskBack(contribution)) {
    await ctx.deps.db.transaction(async (tx) => {
      if (await requestWithdrawal(tx, contribution.gift.id)) {
        await mailAboutWithdrawal(tx, ctx, contribution, { isRequest: true });
      }
    });
  } else if (contribution.gift.withdrawal === null) {
    throw new AppError("CONFLICT");
  }
  return readGift(ctx, token);
}

/** Queues the mail to the parents about a contribution whose giver withdrew the money or requests a withdrawal. */
async function mailAboutWithdrawal(
  tx: Executor,
  { deps }: Context,
  { hubAccess, gift, kidId, childFirstName }: GiftContribution,
  { isRequest }: { isRequest: boolean },
) {
  const { amountCents, giverName } = gift;
  const facts = { amountCents, giverName, childFirstName, kidId, isRequest };
  const onceFor = (userId: string) => `${gift.id}:${isRequest}:${userId}`;
  await queueFamilyMail(tx, deps, hubAccess.familyId, {
    kind: "contribution-withdrawn",
    facts,
    onceFor,
  });
}

async function mailAboutUndoneGift(
  tx: Executor,
  { deps }: Context,
  { hubAccess, item, gift, kidId, childFirstName }: GiftUnit,
) {
  const listed =
    getListing(item) === "listed" ? { wish: item.name, itemId: item.id } : { wish: "" };
  const facts = { ...listed, giverName: gift.giverName, childFirstName, kidId };
  const onceFor = (userId: string) => `${gift.id}:${userId}`;
  await queueFamilyMail(tx, deps, hubAccess.familyId, { kind: "gift-given-back", facts, onceFor });
}
