import type { Executor } from "@giftling/db/client";
import { getPicturePath } from "@giftling/db/queries/core/json";
import { findThankYouPage, recordHeart } from "@giftling/db/queries/thank-yous/thank-you-page";
import {
  type LockedThankYou,
  listSentThankYous,
  lockThankYous,
  writeThankYou,
} from "@giftling/db/queries/thank-yous/thank-yous";
import { setWallThanksVisibility } from "@giftling/db/queries/wall/wall-entries";
import {
  API_ERRORS,
  fillPattern,
  insertGiverName,
  type MarkThankedInput,
  type SendThankYouInput,
  type SendThankYousInput,
  type Sentence,
  type SentThankYouFacts,
  type SentThankYouView,
  TEXT_LIMITS,
  type ThankYouPageView,
} from "@giftling/domain";
import { runWithLanguage } from "@giftling/messages/language";
import { anonymousGiverName } from "@giftling/messages/thank-yous/write-thank-you";
import type { Context } from "../../access/context.ts";
import { getHeartDenialReason, type HubAccessContext } from "../../access/hub-access.ts";
import { type ParentContext, readOwnKidList } from "../../access/parent-context.ts";
import { getThankYouPageUrl, parseThankYouToken } from "../../core/crypto/tokens.ts";
import { AppError, createFieldError, orNotFound } from "../../core/errors/app-error.ts";
import { queueMails } from "../../services/email/outbox/queue-mails.ts";
import { hasPremium } from "../../services/premium.ts";
import { getMailPictureName } from "../../services/storage/picture-names.ts";
import { claimPicture, deletePictures } from "../pictures/claim-picture.ts";

/** Returns the error message for a thank-you that is too long with the giver's name (rule: text-fields). */
const tooLongWith = (name: string | null): Sentence => {
  const most = TEXT_LIMITS.thankYouMessage;
  return name === null
    ? fillPattern(API_ERRORS.unnamedThankYouTooLong, { most })
    : fillPattern(API_ERRORS.namedThankYouTooLong, { name, most });
};

/** Adds the URL of the thank-you's private page, or null if the thank-you has no message. */
export function addThankYouLink(ctx: Context, thankYou: SentThankYouFacts): SentThankYouView {
  const isWritten = thankYou.personalMessage !== null;
  const pageUrl = isWritten ? getThankYouPageUrl(ctx.deps.config, thankYou.id) : null;
  return { ...thankYou, pageUrl };
}

export async function sendThankYou(
  tx: Executor,
  ctx: ParentContext,
  { id, personalMessage, imageUrl }: SendThankYouInput,
): Promise<SentThankYouView> {
  const [sent] = await sendAll(tx, ctx, [id], { messageFor: () => personalMessage, imageUrl });
  return orNotFound(sent);
}

/**
 * Sends several thank-yous, each with a private page. Sends either all or none. Mails each giver who has a confirmed
 * address. The parent shares the page's link with other givers. Replaces the placeholder `{name}` with each giver's
 * name. With `onePerPerson`, the card for a person's newest gift to a kid also thanks for the person's other gifts. A
 * thank-you already sent with the same message is returned unchanged. Throws CONFLICT for a thank-you already sent with
 * another message or drawing. Throws NOT_FOUND for a missing or another family's thank-you, and INVALID_INPUT for a
 * message that is too long with the giver's name (rule: thank-you-queue).
 */
export const sendThankYous = (
  tx: Executor,
  ctx: ParentContext,
  { ids, personalMessage, imageUrl, onePerPerson }: SendThankYousInput,
): Promise<SentThankYouView[]> => {
  const nameless = runWithLanguage(ctx.language, anonymousGiverName);
  const messageFor = (giver: string | null) => insertGiverName(personalMessage, giver, nameless);
  return sendAll(tx, ctx, ids, { messageFor, imageUrl, onePerPerson });
};

/** Message for each giver, and the drawing that all messages include (rule: thank-you-drawing). */
type Words = {
  messageFor: (giverName: string | null) => string;
  imageUrl: string | null | undefined;
  onePerPerson?: boolean | undefined;
};

/** Returns the thank-you in `rows` for the newest gift from the same person to the same kid as in `row`. */
function findCard(row: LockedThankYou, rows: readonly LockedThankYou[]): LockedThankYou {
  const ofPerson = rows.filter(
    (one) => one.personId !== null && one.personId === row.personId && one.kidId === row.kidId,
  );
  return ofPerson.reduce(
    (newest, one) =>
      one.contributionDate > newest.contributionDate ||
      (one.contributionDate === newest.contributionDate && one.id > newest.id)
        ? one
        : newest,
    row,
  );
}

async function sendAll(
  tx: Executor,
  ctx: ParentContext,
  ids: readonly string[],
  { messageFor, imageUrl, onePerPerson = false }: Words,
): Promise<SentThankYouView[]> {
  const rows = new Map((await lockThankYous(tx, ctx.familyId, ids)).map((row) => [row.id, row]));
  const pictureId = await claimPicture(tx, ctx, imageUrl, "imageUrl");
  const sent: SentThankYouView[] = [];
  for (const id of new Set(ids)) {
    const held = orNotFound(rows.get(id));
    const card = onePerPerson ? findCard(held, [...rows.values()]) : held;
    const words = { message: messageFor(card.personName ?? card.contributorName), pictureId };
    const row = await sendOne(tx, ctx, held, { ...words, cardId: card === held ? null : card.id });
    sent.push(addThankYouLink(ctx, row));
  }
  // Deletes the former drawing of a thank-you whose mail failed, if the drawing was replaced or removed.
  await deletePictures(
    tx,
    ctx,
    [...rows.values()].map((row) => row.pictureId),
  );
  return sent;
}

async function sendOne(
  tx: Executor,
  ctx: ParentContext,
  { pictureId: drawing, recipientId: contactId, ...row }: LockedThankYou,
  {
    message,
    pictureId = drawing,
    cardId = null,
  }: { message: string; pictureId?: string | null | undefined; cardId?: string | null },
): Promise<SentThankYouFacts> {
  if (message.length > TEXT_LIMITS.thankYouMessage) {
    throw createFieldError("personalMessage", tooLongWith(row.contributorName));
  }
  if (row.personalMessage !== null && row.status !== "failed") {
    if (row.personalMessage === message && drawing === pictureId) return row;
    throw new AppError("CONFLICT", { message: API_ERRORS.thankYouAlreadySent });
  }
  const email = row.recipient;
  const written = { message, pictureId, authorId: ctx.user.id, problem: null, cardId };
  const sentAt = ctx.deps.clock.now();
  if (cardId !== null) return writeThankYou(tx, row.id, { ...written, status: "thanked", sentAt });
  if (contactId === null || !email) {
    return writeThankYou(tx, row.id, { ...written, status: "sent", sentAt });
  }
  const facts = { thankYouId: row.id };
  await queueMails(tx, ctx.deps, [{ kind: "thank-you", to: { contactId, email }, facts }]);
  return writeThankYou(tx, row.id, { ...written, status: "queued" });
}

/**
 * Marks a gift as thanked outside the product, or removes the mark. A sent message stays. With `onWall`, the wall also
 * shows thanks. Throws CONFLICT if `onWall` is set for a gift that is not anonymous or not on the wall. Throws
 * NOT_FOUND unless the thank-you belongs to the caller's family (rule: thank-you-queue).
 */
export async function markGiftThanked(
  tx: Executor,
  ctx: ParentContext,
  { id, isThanked, onWall = false }: MarkThankedInput,
): Promise<SentThankYouView> {
  const [held] = await lockThankYous(tx, ctx.familyId, [id]);
  const row = orNotFound(held);
  const unsent = row.problem === null ? "queued" : "failed";
  const written = row.sentAt === null ? unsent : "sent";
  const before = row.personalMessage === null ? "pending" : written;
  const undone = row.status === "thanked" ? before : row.status;
  if (isThanked && onWall && row.wallThanks === null) {
    throw new AppError("CONFLICT", { message: API_ERRORS.wallEntryNotAnonymous });
  }
  if (onWall || !isThanked) await setWallThanksVisibility(tx, row, isThanked);
  const after = await writeThankYou(tx, row.id, { status: isThanked ? "thanked" : undone });
  return addThankYouLink(ctx, after);
}

/** Returns a kid's thank-yous that are pending, queued or failed. Throws NOT_FOUND for another family's kid. */
export async function listPendingThankYous(ctx: ParentContext, kidId: string) {
  const waiting = await ctx.readKid(ctx.familyId, kidId, "pendingThankYous");
  return waiting.map((one) => addThankYouLink(ctx, one));
}

/** Returns a kid's thank-yous with the status `sent` or `thanked`. Throws NOT_FOUND for another family's kid. */
export async function readSentThankYous(ctx: ParentContext, kidId: string) {
  const sent = await readOwnKidList(ctx, kidId, listSentThankYous);
  return sent.map((one) => addThankYouLink(ctx, one));
}

/** Returns a thank-you as shown to its giver. Throws NOT_FOUND for an invalid token. */
export async function readThankYouPage(
  caller: HubAccessContext,
  token: string,
): Promise<ThankYouPageView> {
  const { db, config } = caller.deps;
  const id = orNotFound(parseThankYouToken(config.secret, token));
  const { words, imageWidth, imageHeight, heartedAt, kidId, familyUrl, family, hubAccess } =
    orNotFound(await findThankYouPage(db, id));
  const { pictureKey, ...card } = words;
  return {
    ...card,
    // Signed, so that the recipient sees the picture without the hub's passcode (rule: hub-passcode).
    imageUrl:
      pictureKey === null ? null : getPicturePath(getMailPictureName(config.secret, pictureKey)),
    imageWidth,
    imageHeight,
    hubPath: familyUrl === null ? null : `/hub/${familyUrl}?kid=${kidId}`,
    showsBranding: !hasPremium(caller.deps, family),
    isHearted: heartedAt !== null,
    language: hubAccess.language,
    noHeart: await getHeartDenialReason(caller, hubAccess),
  };
}

/** Records the giver's heart for a thank-you, once. Throws NOT_FOUND, CONFLICT or PAUSED (rule: heart-back). */
export async function sendHeart(caller: HubAccessContext, token: string): Promise<void> {
  const { db, clock, config } = caller.deps;
  const id = orNotFound(parseThankYouToken(config.secret, token));
  const { hubAccess } = orNotFound(await findThankYouPage(db, id));
  const stop = await getHeartDenialReason(caller, hubAccess);
  if (stop === "own")
    throw new AppError("CONFLICT", { message: API_ERRORS.ownThankYouHeartNotAllowed });
  if (stop === "paused") throw new AppError("PAUSED");
  await recordHeart(db, id, clock.now());
}
