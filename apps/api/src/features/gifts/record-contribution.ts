import type { Executor } from "@giftling/db/client";
import { findKidActivity, findKidPaymentLink } from "@giftling/db/queries/hub/public-hub";
import { lockKid } from "@giftling/db/queries/kids/kids";
import {
  type ContributionView,
  PARENT_ERRORS,
  type RecordContributionInput,
} from "@giftling/domain";
import type { ParentContext } from "../../access/read-own-kid-list.ts";
import { createFieldError, orNotFound } from "../../core/errors/app-error.ts";
import { toContributionCents } from "./contribution-amount.ts";
import { getContributionType, storeContribution } from "./store-contribution.ts";

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
  const activity = input.wishlistItemId
    ? orNotFound(await findKidActivity(tx, kidId, input.wishlistItemId))
    : null;
  const link = input.paymentLinkId
    ? orNotFound(await findKidPaymentLink(tx, kidId, input.paymentLinkId))
    : null;
  const { currency } = ctx.family;
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
 * Returns noon UTC of a day, but never a time after `now`. Noon UTC is on the same day in almost every time zone.
 * Throws INVALID_INPUT for a day that has not begun in any time zone.
 */
function getMoment(day: string, now: Date): Date {
  const latest = new Date(now.getTime() + EARLIEST_ZONE_MS).toISOString().slice(0, 10);
  if (day > latest) throw createFieldError("givenOn", PARENT_ERRORS.giftDayInFuture);
  const noon = new Date(`${day}T12:00:00.000Z`);
  return noon < now ? noon : now;
}
