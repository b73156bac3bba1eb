import type { Executor } from "@giftling/db/client";
import { findPublicKid } from "@giftling/db/queries/hub/public-hub";
import { lockKidIfNotDeleted, lockKidOfItem } from "@giftling/db/queries/kids/kids";
import {
  countProposals,
  deleteProposal,
  insertProposal,
} from "@giftling/db/queries/proposals/proposals";
import { countWishes, insertWish } from "@giftling/db/queries/wishlist/items";
import {
  API_ERRORS,
  type IdInput,
  MAX_PENDING_PROPOSALS,
  type ProposeWishInput,
} from "@giftling/domain";
import type { Context } from "../../access/context.ts";
import { assertCanWriteToHub } from "../../access/hub-access.ts";
import type { ParentContext } from "../../access/parent-context.ts";
import { AppError, orNotFound } from "../../core/errors/app-error.ts";
import { enforceCountBound } from "../../limits/bounds.ts";
import { hasIdempotentResponse, type IdempotentContext } from "../../trpc/idempotency.ts";
import { createTransactionResolver } from "../../trpc/trpc.ts";
import { queueWishPictureFetches } from "../wishlist/fetch-wish-picture.ts";
import { readOwnWish } from "../wishlist/write-item.ts";

/**
 * Proposes a wish to a kid's parents. Checks the rate limit before the transaction, because the counter needs its own
 * connection. A repeated request is not counted, and parents of the kid's family have no limit. Throws NOT_FOUND for a
 * missing kid, TOO_MANY for a kid with too many proposals, RATE_LIMITED, and the errors of `assertCanWriteToHub`
 * (rule: proposals).
 */
export async function proposeWish(call: { ctx: IdempotentContext; input: ProposeWishInput }) {
  const { ctx, input } = call;
  const { familyId, hubAccess } = orNotFound(await findPublicKid(ctx.deps.db, input.kidId));
  const { isOwner } = await assertCanWriteToHub(ctx, hubAccess);
  if (!isOwner && !(await hasIdempotentResponse(ctx))) {
    await ctx.deps.limiter.proposal(ctx.limitKeys, familyId);
  }
  return resolveProposal(call);
}

const resolveProposal = createTransactionResolver(storeProposal);

/** Stores a proposal. Discards the name of an anonymous visitor (rule: anonymous-givers). */
async function storeProposal(
  tx: Executor,
  ctx: Context,
  { kidId: id, name, url, note, proposedBy, isAnonymous }: ProposeWishInput,
) {
  // Locks the kid first, because a weaker lock of `findPublicKid` causes a deadlock with the kid's deletion.
  if (!(await lockKidIfNotDeleted(tx, id))) throw new AppError("NOT_FOUND");
  const { kidId, familyId } = orNotFound(await findPublicKid(tx, id));
  if ((await countProposals(tx, kidId)) >= MAX_PENDING_PROPOSALS) {
    throw new AppError("TOO_MANY", { message: API_ERRORS.tooManyProposals });
  }
  await insertProposal(tx, {
    kidId,
    name,
    url: url ?? null,
    note: note ?? null,
    proposedBy: isAnonymous ? null : proposedBy || null,
  });
  ctx.markStale(familyId);
  return { status: "proposed" as const };
}

/** Adds a proposal to the kid's wishlist, as a wish or idea. Throws NOT_FOUND, or TOO_MANY for a full list. */
export async function acceptProposal(tx: Executor, ctx: ParentContext, { id }: IdInput) {
  const kidId = orNotFound(await lockKidOfItem(tx, ctx.familyId, { kind: "proposal", id }));
  const { name, url } = orNotFound(await deleteProposal(tx, ctx.familyId, id));
  enforceCountBound("wishes", await countWishes(tx, kidId));
  const wishId = await insertWish(tx, kidId, { name, url, isIdea: url === null });
  if (url !== null) await queueWishPictureFetches(tx, ctx.deps, kidId, [wishId]);
  return readOwnWish(tx, ctx, wishId);
}

/** Deletes a proposal without informing the visitor. Throws NOT_FOUND for a decided or another family's proposal. */
export async function declineProposal(tx: Executor, ctx: ParentContext, { id }: IdInput) {
  orNotFound(await deleteProposal(tx, ctx.familyId, id));
}
