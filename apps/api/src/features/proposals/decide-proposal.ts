import type { Executor } from "@giftling/db/client";
import { deleteProposal, lockProposalKid } from "@giftling/db/queries/proposals/proposals";
import { countWishes, insertWish } from "@giftling/db/queries/wishlist/items";
import type { ByIdInput, ParentWishlistItemView } from "@giftling/domain";
import type { ParentContext } from "../../access/read-own-kid-list.ts";
import { orNotFound } from "../../core/errors/app-error.ts";
import { enforceCountLimit } from "../../limits/bounds.ts";
import { requestWishPictures } from "../wishlist/fetch-wish-picture.ts";
import { readOwnWish } from "../wishlist/write-item.ts";

/**
 * Adds a proposal to the kid's wishlist: as a wish if the proposal has a URL, else as an idea. Throws NOT_FOUND if the
 * proposal was already decided or belongs to another family, and TOO_MANY if the list is full (rule: proposals).
 */
export async function acceptProposal(
  tx: Executor,
  ctx: ParentContext,
  { id }: ByIdInput,
): Promise<ParentWishlistItemView> {
  const kidId = orNotFound(await lockProposalKid(tx, ctx.familyId, id));
  const { name, url } = orNotFound(await deleteProposal(tx, ctx.familyId, id));
  enforceCountLimit("wishes", await countWishes(tx, kidId));
  const wishId = await insertWish(tx, kidId, { name, url, isIdea: url === null });
  if (url !== null) await requestWishPictures(tx, ctx.deps, kidId, [wishId]);
  return readOwnWish(tx, ctx, wishId);
}

/**
 * Deletes a proposal without informing the visitor. Throws NOT_FOUND if the proposal was already decided or belongs to
 * another family.
 */
export async function declineProposal(tx: Executor, ctx: ParentContext, { id }: ByIdInput) {
  orNotFound(await deleteProposal(tx, ctx.familyId, id));
  return null;
}
