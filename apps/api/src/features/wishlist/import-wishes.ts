import type { Executor } from "@giftling/db/client";
import { lockKid } from "@giftling/db/queries/kids/kids";
import {
  countWishes,
  insertWishes,
  type WishlistColumns,
} from "@giftling/db/queries/wishlist/items";
import {
  COUNT_BOUND_MESSAGES,
  type ErrorCode,
  type ImportWishlistInput,
  isBelowCountBound,
  parseImportRow,
  type Sentence,
  type WishOrError,
} from "@giftling/domain";
import type { ParentContext } from "../../access/parent-context.ts";
import { orNotFound } from "../../core/errors/app-error.ts";
import { translateItemError } from "../../core/errors/translate-error.ts";
import { queueWishPictureFetches } from "./fetch-wish-picture.ts";
import { getWishOccasionColumns, readOwnWishlist } from "./write-item.ts";

type RowError = ReturnType<typeof translateItemError>;

/**
 * Adds a draft for each valid row. Returns the draft or the error of each row, in row order. Drafts are plain wishes,
 * which every plan allows. Each draft counts against the maximum number of wishes. Queues the fetches of the drafts'
 * pictures. Throws NOT_FOUND for an unknown kid, and INVALID_INPUT for an unknown occasion (rule: import).
 */
export async function importWishes(
  tx: Executor,
  ctx: ParentContext,
  { kidId, occasionId, rows }: ImportWishlistInput,
): Promise<WishOrError[]> {
  orNotFound(await lockKid(tx, ctx.familyId, kidId));
  const occasion = await getWishOccasionColumns(tx, kidId, occasionId);
  const before = await countWishes(tx, kidId);
  const drafts: WishlistColumns[] = [];
  const refused = (code: ErrorCode, message: Sentence) =>
    translateItemError({ code, message }, ctx.language);
  /** Result for each imported row: the index of the row's draft in `drafts`, or the row's error. */
  const ends = rows.map((row): number | RowError => {
    const made = parseImportRow(kidId, row);
    if (!made.ok) return refused("INVALID_INPUT", made.message);
    if (!isBelowCountBound("wishes", before + drafts.length)) {
      return refused("TOO_MANY", COUNT_BOUND_MESSAGES.wishes);
    }
    const { name, url, price, description, isIdea, state } = made.draft;
    return drafts.push({ name, url, price, description, isIdea, state, ...occasion }) - 1;
  });
  const ids = await insertWishes(tx, kidId, drafts);
  await queueWishPictureFetches(
    tx,
    ctx.deps,
    kidId,
    ids.filter((_, at) => drafts[at]?.url),
  );
  const list = await readOwnWishlist(tx, ctx, kidId);
  const byId = new Map(list.map((item) => [item.id, item]));
  return ends.map((end) => {
    if (typeof end !== "number") return end;
    return { item: orNotFound(byId.get(ids[end] ?? "") ?? null) };
  });
}
