import type { Executor } from "@giftling/db/client";
import { findPublicKid } from "@giftling/db/queries/hub/public-hub";
import { lockKid } from "@giftling/db/queries/kids/kids";
import { countProposals, insertProposal } from "@giftling/db/queries/proposals/proposals";
import { API_ERRORS, MAX_PENDING_PROPOSALS, type ProposeWishInput } from "@giftling/domain";
import type { Context } from "../../access/context.ts";
import { assertCanWriteToHub } from "../../access/hub-access.ts";
import { AppError, orNotFound } from "../../core/errors/app-error.ts";
import {
  createIdempotentResolver,
  hasIdempotentResponse,
  type IdempotentContext,
} from "../../trpc/idempotency.ts";

/**
 * Proposes a wish to a kid's parents. Checks the rate limit before the transaction, because the counter needs its own
 * connection. A repeated request is not counted, and parents of the kid's family have no limit. Throws NOT_FOUND,
 * TOO_MANY, RATE_LIMITED, and the errors of `assertCanWriteToHub` (rule: proposals).
 */
export async function proposeWish(call: { ctx: IdempotentContext; input: ProposeWishInput }) {
  const { ctx, input } = call;
  const { familyId, hubAccess } = orNotFound(await findPublicKid(ctx.deps.db, input.kidId));
  const { isOwner } = await assertCanWriteToHub(ctx, hubAccess);
  if (!isOwner && !(await hasIdempotentResponse(ctx))) {
    await ctx.deps.limiter.proposal(ctx.limitKeys, familyId);
  }
  return storeOnce(call);
}

const storeOnce = createIdempotentResolver(storeProposal);

/** Stores a proposal. Discards the name of an anonymous visitor (rule: anonymous-givers). */
async function storeProposal(
  tx: Executor,
  ctx: Context,
  { kidId: id, name, url, note, proposedBy, isAnonymous }: ProposeWishInput,
) {
  const { kidId, familyId } = orNotFound(await findPublicKid(tx, id));
  orNotFound(await lockKid(tx, familyId, kidId));
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
