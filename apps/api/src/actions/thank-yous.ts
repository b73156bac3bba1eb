import type { Executor } from "@giftling/db/client";
import {
  findThankYouPage,
  listSentThankYous,
  lockThankYous,
  type ThankYouRow,
  viewSentThankYou,
  writeThankYou,
} from "@giftling/db/queries/thank-yous";
import {
  LIMITS,
  type SentThankYouFacts,
  type SentThankYouView,
  type ThankYouPageView,
} from "@giftling/domain";
import type { Context } from "../context.ts";
import type { Deps } from "../deps.ts";
import { AppError, found } from "../errors.ts";
import { derivedToken, sameText } from "../tokens.ts";
import type { ParentContext } from "./parent.ts";

/** What opens a thank-you's private page: its id and a proof that only this server can make (D19). */
const pageToken = (secret: string, id: string): string =>
  `${id}.${derivedToken(secret, "thank-you-page", id)}`;

/** With the link to its private page, once there is something to read there. */
function withPage(ctx: Context, thankYou: SentThankYouFacts): SentThankYouView {
  const { origin, secret } = ctx.deps.config;
  const isWritten = thankYou.personalMessage !== null;
  return {
    ...thankYou,
    pageUrl: isWritten ? `${origin}/thank-you/${pageToken(secret, thankYou.id)}` : null,
  };
}

/**
 * Sends thank-yous: each gets a private page, whose link the parent copies or shares, and leaves the queue (D19). All or
 * none. `messageFor` gives the words for each giver's name. What was sent already with the same words is answered as it
 * is, with others it is CONFLICT. NOT_FOUND when one is missing or another family's; INVALID_INPUT when the words are too
 * long once a name stands in them.
 */
export async function sendThankYous(
  ctx: ParentContext,
  ids: readonly string[],
  messageFor: (giverName: string | null) => string,
): Promise<SentThankYouView[]> {
  const sentAt = ctx.deps.clock.now();
  return ctx.deps.db.transaction(async (tx) => {
    const rows = new Map((await lockThankYous(tx, ctx.parentId, ids)).map((row) => [row.id, row]));
    const sent: SentThankYouView[] = [];
    for (const id of new Set(ids)) {
      const held = found(rows.get(id));
      const row = await sendOne(tx, held, messageFor(held.contributorName), sentAt);
      sent.push(withPage(ctx, viewSentThankYou(row)));
    }
    return sent;
  });
}

async function sendOne(
  tx: Executor,
  row: ThankYouRow,
  message: string,
  sentAt: Date,
): Promise<ThankYouRow> {
  if (message.length > LIMITS.thankYouMessage) {
    const problem = `With ${row.contributorName ?? "the giver"}'s name this is longer than ${LIMITS.thankYouMessage} characters.`;
    throw new AppError("INVALID_INPUT", { message: problem, fields: { personalMessage: problem } });
  }
  if (row.message === null || row.status === "failed") {
    return writeThankYou(tx, row.id, { status: "sent", message, sentAt });
  }
  if (row.message === message) return row;
  throw new AppError("CONFLICT", { message: "This thank-you has already been sent." });
}

/**
 * "Mark as thanked", for thanks that were said elsewhere, and its undoing (D19). What was sent stays written either way.
 * NOT_FOUND when it is missing or another family's.
 */
export async function markThanked(
  ctx: ParentContext,
  id: string,
  isThanked: boolean,
): Promise<SentThankYouView> {
  return ctx.deps.db.transaction(async (tx) => {
    const [held] = await lockThankYous(tx, ctx.parentId, [id]);
    const row = found(held);
    const before = row.message === null ? "pending" : "sent";
    const isChange = isThanked !== (row.status === "thanked");
    const after = isChange
      ? await writeThankYou(tx, row.id, { status: isThanked ? "thanked" : before })
      : row;
    return withPage(ctx, viewSentThankYou(after));
  });
}

/** All that was sent or marked as thanked; for `ofOwnKid`. */
export const sentThankYousOf =
  (ctx: ParentContext) => async (db: Executor, userId: string, kidId: string) =>
    (await listSentThankYous(db, userId, kidId)).map((one) => withPage(ctx, one));

/** A thank-you as its giver reads it. NOT_FOUND for a token that this server never made. */
export async function readThankYouPage(deps: Deps, token: string): Promise<ThankYouPageView> {
  const [id = ""] = token.split(".", 1);
  if (!sameText(token, pageToken(deps.config.secret, id))) throw new AppError("NOT_FOUND");
  return found(await findThankYouPage(deps.db, id));
}
