import type { Executor } from "@giftling/db/client";
import { retryOnConflict } from "@giftling/db/postgres-error";
import {
  lockContribution,
  writeContributionStatus,
} from "@giftling/db/queries/gifts/contribution-status";
import { findContributionTarget } from "@giftling/db/queries/gifts/contribution-target";
import { toContributionView } from "@giftling/db/queries/gifts/contributions";
import { lockKid } from "@giftling/db/queries/kids/kids";
import { addFunding } from "@giftling/db/queries/wishlist/items";
import {
  type ContributionStatus,
  type ContributionView,
  type IdInput,
  PARENT_ERRORS,
  type RecordContributionInput,
  type ReportContributionInput,
  type SetContributionStatusInput,
} from "@giftling/domain";
import type { Context } from "../../access/context.ts";
import { assertCanWriteToHub } from "../../access/hub-access.ts";
import type { ParentContext } from "../../access/parent-context.ts";
import { deriveGiftAccessToken } from "../../core/crypto/tokens.ts";
import { AppError, createFieldError, orNotFound } from "../../core/errors/app-error.ts";
import type { SaveResponse } from "../../trpc/idempotency.ts";
import {
  getContributionType,
  storeContribution,
  toContributionCents,
} from "./store-contribution.ts";
import { storeRateLimitedGift } from "./store-rate-limited-gift.ts";

/**
 * Reports a contribution, which a parent later confirms or dismisses. Adds the contribution to the thank-you queue. A
 * contribution of a signed-in parent is confirmed immediately and added to its activity's total.
 *
 * A 529 link sets the contribution's type to `529`, and any other payment link sets the type to `other`. Throws
 * NOT_FOUND for a missing kid, a closed account, and a link or activity of another kid. Throws the errors of
 * `toContributionCents` and `assertCanWriteToHub` (rule: contribution-ledger).
 */
export const reportContribution = (
  ctx: Context,
  input: ReportContributionInput,
  save: SaveResponse<ContributionView>,
): Promise<ContributionView> =>
  // A retry reads the family again, because the currency can change before the contribution is stored.
  retryOnConflict(() => tryToReport(ctx, input, save));

async function tryToReport(
  ctx: Context,
  input: ReportContributionInput,
  save: SaveResponse<ContributionView>,
): Promise<ContributionView> {
  const { db, clock, limiter } = ctx.deps;
  const target = orNotFound(await findContributionTarget(db, input));
  const { kidId, hubAccess, link, activity } = target;
  const { isOwner } = await assertCanWriteToHub(ctx, hubAccess);
  const amountCents = toContributionCents(input.amount, hubAccess.currency, {
    field: "amount",
    shown: input.currency,
  });
  ctx.markStale(hubAccess.familyId);
  if (isItemMissing(input, target)) {
    if (!isOwner) await limiter.countTry(ctx.limitKeys, hubAccess.familyId);
    throw new AppError("NOT_FOUND");
  }
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
  return storeRateLimitedGift(ctx, hubAccess.familyId, isOwner ? null : "gift", (counting) =>
    storeContribution(db, contribution, { notifiesParent: !isOwner, save, counting }),
  );
}

/** Returns whether a contribution names a link or an activity that its kid does not have. */
const isItemMissing = (
  {
    paymentLinkId,
    wishlistItemId,
  }: Pick<ReportContributionInput, "paymentLinkId" | "wishlistItemId">,
  { link, activity }: { link: object | null; activity: object | null },
): boolean => Boolean((paymentLinkId && !link) || (wishlistItemId && !activity));

export function addContributionTokens(ctx: Context, contribution: ContributionView) {
  const token = deriveGiftAccessToken(ctx.deps.config.secret, contribution.id);
  return { ...contribution, giftToken: token, passToken: token };
}

/** Maximum offset of a time zone ahead of UTC, in milliseconds. */
const EARLIEST_ZONE_MS = 14 * 60 * 60 * 1_000;

/**
 * Records a contribution that a parent received elsewhere, such as cash. The contribution is confirmed immediately and
 * added to its activity's total.
 *
 * A payment link determines the contribution's type. Throws INVALID_INPUT for a day that has not begun in any time
 * zone. Throws NOT_FOUND when the kid belongs to another family, or the activity or link to another kid
 * (rule: contribution-ledger).
 */
export async function recordContribution(
  tx: Executor,
  ctx: ParentContext,
  input: RecordContributionInput,
): Promise<ContributionView> {
  const contributedAt = getMoment(input.givenOn, ctx.deps.clock.now());
  const { id: kidId } = orNotFound(await lockKid(tx, ctx.familyId, input.kidId));
  const target = orNotFound(await findContributionTarget(tx, { ...input, kidId }));
  if (isItemMissing(input, target)) throw new AppError("NOT_FOUND");
  const { link, activity } = target;
  // Read under the kid's lock, because the family's currency can change before the first contribution.
  const { currency } = target.hubAccess;
  const type = link ? getContributionType(link) : input.type;
  const amountCents = toContributionCents(input.amount, currency, {
    field: "amount",
    shown: input.currency,
  });
  const contributorName = input.isAnonymous ? null : (input.contributorName ?? null);
  const given = { kidId, contributorName, amountCents, currency, type, activity, contributedAt };
  const contribution = { ...given, link, status: "confirmed" } as const;
  return storeContribution(tx, contribution, { notifiesParent: false });
}

/**
 * Returns noon UTC of a day, or `now` if `now` is earlier. Throws INVALID_INPUT for a day that has not begun in any
 * time zone.
 */
function getMoment(day: string, now: Date): Date {
  const latest = new Date(now.getTime() + EARLIEST_ZONE_MS).toISOString().slice(0, 10);
  if (day > latest) throw createFieldError("givenOn", PARENT_ERRORS.giftDayInFuture);
  const noon = new Date(`${day}T12:00:00.000Z`);
  return noon < now ? noon : now;
}

/**
 * Confirms or dismisses a contribution, or resets the status to `reported`. A confirmed contribution counts exactly
 * once toward its activity's total, even after concurrent calls. Dismissing a contribution grants the giver's request
 * to withdraw the money. Restoring the contribution does not restore the request. Throws NOT_FOUND for another family's
 * contribution (rule: contribution-ledger).
 */
export async function setContributionStatus(
  tx: Executor,
  ctx: ParentContext,
  { id, status }: SetContributionStatusInput,
): Promise<ContributionView> {
  const before = orNotFound(await lockContribution(tx, ctx.familyId, id));
  const counted = (its: ContributionStatus) => (its === "confirmed" ? before.amountCents : 0);
  const cents = counted(status) - counted(before.status);
  if (before.wishlistItemId !== null && cents !== 0) {
    await addFunding(tx, before.wishlistItemId, cents, ctx.family.currency);
  }
  const isRestored = before.status === "dismissed" && status !== "dismissed";
  return writeContributionStatus(tx, before.id, {
    status,
    ...(isRestored && { withdrawal: null }),
  });
}

/**
 * Declines the giver's request to withdraw a contribution. Changes nothing without a pending request. Throws NOT_FOUND
 * for another family's contribution (rule: confirmed-withdrawal).
 */
export async function declineWithdrawal(
  tx: Executor,
  ctx: ParentContext,
  { id }: IdInput,
): Promise<ContributionView> {
  const before = orNotFound(await lockContribution(tx, ctx.familyId, id));
  const { status, withdrawal } = before;
  if (status === "dismissed" || withdrawal !== "requested") return toContributionView(before);
  return writeContributionStatus(tx, before.id, { status, withdrawal: "declined" });
}
