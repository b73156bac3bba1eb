import type { Executor } from "@giftling/db/client";
import { findThankYouPage, recordHeart } from "@giftling/db/queries/gratitude/thank-you-page";
import {
  findThankYouAddress,
  listSentThankYous,
  lockThankYous,
  type ThankYouRow,
  viewThankYou,
  writeThankYou,
} from "@giftling/db/queries/gratitude/thank-yous";
import { thankOnWall } from "@giftling/db/queries/gratitude/wall";
import { pictureAddress } from "@giftling/db/queries/pictures/address";
import {
  filled,
  LIMITS,
  type MarkThankedInput,
  premiumStatus,
  REFUSALS,
  type SendThankYouInput,
  type SendThankYousInput,
  type Sentence,
  type SentThankYouFacts,
  type SentThankYouView,
  type ThankYouPageView,
  thankYouFor,
} from "@giftling/domain";
import { friend } from "@giftling/messages/gratitude/thanking";
import { inLanguage } from "@giftling/messages/language";
import type { Context } from "../../context.ts";
import { thankYouOfToken, thankYouPageUrl } from "../../crypto/thank-you-links.ts";
import { queueMails } from "../../email/outbox/queue-mails.ts";
import { AppError, found } from "../../errors/app-error.ts";
import { type Caller, heartStop } from "../../hub-door.ts";
import { mailedName } from "../../storage/names.ts";
import type { ParentContext } from "../own-kid.ts";
import { dropPictures, pictureFor } from "../pictures/attach.ts";

/** What is said when a giver's name makes the words too long (rule: text-fields). */
const tooLongWith = (name: string | null): Sentence => {
  const most = LIMITS.thankYouMessage;
  return name === null
    ? filled(REFUSALS.longThanksOfNobody, { most })
    : filled(REFUSALS.longThanks, { name, most });
};

/** With the link to its private page, once there is something to read there. */
export function withPage(ctx: Context, thankYou: SentThankYouFacts): SentThankYouView {
  const isWritten = thankYou.personalMessage !== null;
  const pageUrl = isWritten ? thankYouPageUrl(ctx.deps.config, thankYou.id) : null;
  return { ...thankYou, pageUrl };
}

/** Sends one thank-you with these words; the same as `sendThankYous`. */
export async function sendThankYou(
  tx: Executor,
  ctx: ParentContext,
  { id, personalMessage, imageUrl }: SendThankYouInput,
): Promise<SentThankYouView> {
  const [sent] = await sendAll(tx, ctx, [id], { messageFor: () => personalMessage, imageUrl });
  return found(sent);
}

/**
 * Sends thank-yous: each gets a private page. Where the giver left an address with the gift and has confirmed it, it is
 * mailed as well (queued, then sent or failed); else the parent copies or shares the page's link. It leaves the queue
 * once it
 * is there to read (rule: thank-you-queue). All or none. What was sent already with the same words is answered as it
 * is, with others, or another drawing, it is
 * CONFLICT. `{name}` in the words becomes each giver's name. NOT_FOUND when one is missing or another family's;
 * INVALID_INPUT when the words are too long once a name stands in them.
 */
export const sendThankYous = (
  tx: Executor,
  ctx: ParentContext,
  { ids, personalMessage, imageUrl }: SendThankYousInput,
): Promise<SentThankYouView[]> => {
  const nameless = inLanguage(ctx.language, friend);
  const messageFor = (giver: string | null) => thankYouFor(personalMessage, giver, nameless);
  return sendAll(tx, ctx, ids, { messageFor, imageUrl });
};

/** What goes out: the words for each giver, and the drawing that goes along (rule: thank-you-drawing). */
type Words = {
  messageFor: (giverName: string | null) => string;
  imageUrl: string | null | undefined;
};

async function sendAll(
  tx: Executor,
  ctx: ParentContext,
  ids: readonly string[],
  { messageFor, imageUrl }: Words,
): Promise<SentThankYouView[]> {
  const rows = new Map((await lockThankYous(tx, ctx.familyId, ids)).map((row) => [row.id, row]));
  const pictureId = await pictureFor(tx, ctx, imageUrl, "imageUrl");
  const sent: SentThankYouView[] = [];
  for (const id of new Set(ids)) {
    const held = found(rows.get(id));
    const words = { message: messageFor(held.contributorName), pictureId };
    const row = await sendOne(tx, ctx, held, words);
    sent.push(withPage(ctx, viewThankYou(row)));
  }
  // What went along with a mail that did not get there, and was exchanged or left out now.
  await dropPictures(
    tx,
    ctx,
    [...rows.values()].map((row) => row.pictureId),
  );
  return sent;
}

async function sendOne(
  tx: Executor,
  ctx: ParentContext,
  row: ThankYouRow,
  {
    message,
    pictureId = row.pictureId,
  }: { message: string; pictureId?: string | null | undefined },
): Promise<ThankYouRow> {
  if (message.length > LIMITS.thankYouMessage) {
    const problem = tooLongWith(row.contributorName);
    throw new AppError("INVALID_INPUT", { message: problem, fields: { personalMessage: problem } });
  }
  if (row.message !== null && row.status !== "failed") {
    if (row.message === message && row.pictureId === pictureId) return row;
    throw new AppError("CONFLICT", { message: REFUSALS.alreadySent });
  }
  const address = await findThankYouAddress(tx, row.contactId);
  const written = { message, pictureId, authorId: ctx.user.id, problem: null };
  if (!address) {
    const sentAt = ctx.deps.clock.now();
    return writeThankYou(tx, row.id, { ...written, status: "sent", sentAt });
  }
  const facts = { thankYouId: row.id };
  await queueMails(tx, ctx.deps, [{ kind: "thank-you", to: address, facts }]);
  return writeThankYou(tx, row.id, { ...written, status: "queued" });
}

/**
 * "Mark as thanked", for thanks that were said elsewhere, and its undoing (rule: thank-you-queue). What was sent
 * stays written either way. With `onWall` the wall says thank you too, until it is taken back: CONFLICT unless an anonymous
 * gift hangs there (rule: wall-thanks). NOT_FOUND when it is missing or another family's.
 */
export async function markThanked(
  tx: Executor,
  ctx: ParentContext,
  { id, isThanked, onWall = false }: MarkThankedInput,
): Promise<SentThankYouView> {
  const [held] = await lockThankYous(tx, ctx.familyId, [id]);
  const row = found(held);
  const unsent = row.problem === null ? "queued" : "failed";
  const written = row.sentAt === null ? unsent : "sent";
  const before = row.message === null ? "pending" : written;
  const undone = row.status === "thanked" ? before : row.status;
  if (isThanked && onWall && row.wallThanks === null) {
    throw new AppError("CONFLICT", { message: REFUSALS.namelessOnWall });
  }
  if (onWall || !isThanked) await thankOnWall(tx, row, isThanked);
  const after = await writeThankYou(tx, row.id, { status: isThanked ? "thanked" : undone });
  return withPage(ctx, viewThankYou(after));
}

/** What waits for the parent's words, is on its way, or did not get there. NOT_FOUND for another family's kid. */
export async function listPendingThankYous(
  ctx: ParentContext,
  kidId: string,
): Promise<SentThankYouView[]> {
  const waiting = await ctx.readKid(ctx.familyId, kidId, "pendingThankYous");
  return waiting.map((one) => withPage(ctx, one));
}

/** All that was sent or marked as thanked; for `ofOwnKid`. */
export const sentThankYousOf =
  (ctx: ParentContext) => async (db: Executor, familyId: string, kidId: string) =>
    (await listSentThankYous(db, familyId, kidId)).map((one) => withPage(ctx, one));

/** A thank-you as its giver reads it. NOT_FOUND for a token that this server never made. */
export async function readThankYouPage(caller: Caller, token: string): Promise<ThankYouPageView> {
  const { db, clock, config } = caller.deps;
  const id = found(thankYouOfToken(config.secret, token));
  const { words, imageWidth, imageHeight, heartedAt, kidId, familyUrl, family, door } = found(
    await findThankYouPage(db, id),
  );
  const { pictureKey, ...card } = words;
  return {
    ...card,
    // With a mail's seal: whoever holds the card sees it, also where the hub asks for a passcode (rule: hub-passcode).
    imageUrl: pictureKey === null ? null : pictureAddress(mailedName(config.secret, pictureKey)),
    imageWidth,
    imageHeight,
    hubPath: familyUrl === null ? null : `/hub/${familyUrl}?kid=${kidId}`,
    showsBranding: !premiumStatus(family, clock.now(), { billing: config.billing }).isPremium,
    isHearted: heartedAt !== null,
    language: door.language,
    noHeart: await heartStop(caller, door),
  };
}

/**
 * "Send a heart back", counted once however often it is tapped (rule: heart-back). NOT_FOUND for a token that opens no
 * page, CONFLICT for the family's own card, PAUSED while its hub is.
 */
export async function sendHeart(caller: Caller, token: string): Promise<null> {
  const { db, clock, config } = caller.deps;
  const id = found(thankYouOfToken(config.secret, token));
  const { door } = found(await findThankYouPage(db, id));
  const stop = await heartStop(caller, door);
  if (stop === "own") throw new AppError("CONFLICT", { message: REFUSALS.ownCard });
  if (stop === "paused") throw new AppError("PAUSED");
  await recordHeart(db, id, clock.now());
  return null;
}
