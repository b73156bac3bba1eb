import type { Executor } from "@giftling/db/client";
import { lockKid } from "@giftling/db/queries/kids/kids";
import type { SetWishStatesInput, WishOrError } from "@giftling/domain";
import type { ParentContext } from "../../access/parent-context.ts";
import { AppError, orNotFound } from "../../core/errors/app-error.ts";
import { translateItemError } from "../../core/errors/translate-error.ts";
import { editWishlistItem, readOwnWishlist } from "./write-item.ts";

/**
 * Publishes several drafts of a kid, or converts wishes to drafts. Each change is a separate edit. A rejected edit does
 * not affect other edits. The response has the edit's error at the item's position. Throws NOT_FOUND unless the kid
 * belongs to the caller's family (rule: drafts).
 */
export async function setWishStates(
  tx: Executor,
  ctx: ParentContext,
  { kidId, state, items }: SetWishStatesInput,
): Promise<WishOrError[]> {
  const kid = orNotFound(await lockKid(tx, ctx.familyId, kidId));
  const list = await readOwnWishlist(tx, ctx, kid.id);
  const known = new Set(list.map(({ id }) => id));
  const ends = new Map<string, WishOrError>();
  // Locks the wishes in ascending order of ID, in the same order as the gifts.
  for (const { id, version } of [...items].sort((a, b) => (a.id < b.id ? -1 : 1))) {
    if (ends.has(id)) continue;
    const edit = async () => {
      if (!known.has(id)) throw new AppError("NOT_FOUND");
      return { item: await editWishlistItem(tx, ctx, { id, version, state }) };
    };
    ends.set(id, await edit().catch((error: unknown) => refusal(error, ctx)));
  }
  return items.map(({ id }) => orNotFound(ends.get(id) ?? null));
}

/** Converts an AppError to the result of a rejected edit. Rethrows any other error. */
function refusal(error: unknown, { language }: ParentContext): WishOrError {
  if (!(error instanceof AppError)) throw error;
  return translateItemError(error, language);
}
