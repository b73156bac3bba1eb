import { findContributionTarget } from "@giftling/db/queries/gifts/contribution-target";
import type { ContributionView, ReportContributionInput } from "@giftling/domain";
import type { Context } from "../../access/context.ts";
import { assertCanWriteToHub } from "../../access/hub-access.ts";
import { deriveGiftToken } from "../../core/crypto/gift-tokens.ts";
import { AppError, orNotFound } from "../../core/errors/app-error.ts";
import type { SaveResponse } from "../../trpc/idempotency.ts";
import { toContributionCents } from "./contribution-amount.ts";
import { getContributionType, storeContribution } from "./store-contribution.ts";
import { storeCountedGift } from "./store-counted-gift.ts";

/**
 * Reports a contribution, which a parent later confirms or dismisses. Adds the contribution to the thank-you queue. A
 * contribution of a signed-in parent is confirmed immediately and added to its activity's total.
 *
 * A 529 link sets the contribution's type to `529`, and any other payment link sets the type to `other`. Throws
 * NOT_FOUND for a missing kid, a closed account, and a link or activity of another kid. Throws the errors of
 * `toContributionCents` and `assertCanWriteToHub` (rule: contribution-ledger).
 */
export async function reportContribution(
  ctx: Context,
  input: ReportContributionInput,
  keep: SaveResponse<ContributionView>,
): Promise<ContributionView> {
  const { db, clock, limiter } = ctx.deps;
  const { kidId, hubAccess, link, activity } = orNotFound(await findContributionTarget(db, input));
  const { isOwner } = await assertCanWriteToHub(ctx, hubAccess);
  const amountCents = toContributionCents(input.amount, hubAccess.currency, {
    field: "amount",
    shown: input.currency,
  });
  ctx.markStale(hubAccess.familyId);
  if ((input.paymentLinkId && !link) || (input.wishlistItemId && !activity)) {
    if (!isOwner) await limiter.countTry(ctx.limitKeys, hubAccess.familyId);
    throw new AppError("NOT_FOUND");
  }
  const counting = isOwner
    ? null
    : await limiter.countGift(ctx.limitKeys, hubAccess.familyId, "gift");
  const contributorName = input.isAnonymous ? null : (input.contributorName ?? null);
  const contribution = {
    kidId,
    contributorName,
    isNameApproved: hubAccess.approvesNames && !isOwner && contributorName !== null ? false : null,
    amountCents,
    currency: hubAccess.currency,
    type: link ? getContributionType(link) : input.type,
    link,
    activity,
    contributedAt: clock.now(),
    message: isOwner ? null : (input.message ?? null),
    status: isOwner ? "confirmed" : "reported",
  } as const;
  return storeCountedGift(ctx, hubAccess.familyId, counting, () =>
    storeContribution(db, contribution, { notifiesParent: !isOwner, keep, counting }),
  );
}

/** Adds the gift access token to the stored response of a contribution. */
export function addContributionTokens(ctx: Context, contribution: ContributionView) {
  const token = deriveGiftToken(ctx.deps.config.secret, contribution.id);
  return { ...contribution, giftToken: token, passToken: token };
}
