import type { Executor } from "@giftling/db/client";
import { findActivityOfKid, findLinkOfKid, findPublicKid } from "@giftling/db/queries/hub/public";
import { addFunding } from "@giftling/db/queries/wishlist/items";
import {
  type ContributionType,
  type ContributionView,
  centsFromDollars,
  type ReportContributionInput,
} from "@giftling/domain";
import type { Context } from "../../context.ts";
import { announceGifts } from "../../email/outbox/announce-gifts.ts";
import { found } from "../../errors/app-error.ts";
import { giftToken } from "./gift-tokens.ts";
import { storeContribution } from "./store-contribution.ts";

/**
 * "I contributed" (rule: contribution-ledger): an entry of the ledger that the parent confirms or dismisses later,
 * and one in the thank-you queue.
 * Called by the signed-in owner it is recorded by hand: confirmed at once, and an activity's total grows by it. A link
 * decides the type: a 529 is `529`, every other link `other`. NOT_FOUND when the kid is missing or its account
 * closed, and
 * when the link or activity is not that kid's.
 */
export async function reportContribution(
  tx: Executor,
  ctx: Context,
  input: ReportContributionInput,
): Promise<ContributionView> {
  const { kidId, userId } = found(await findPublicKid(tx, input.kidId));
  const link = input.paymentLinkId
    ? found(await findLinkOfKid(tx, kidId, input.paymentLinkId))
    : null;
  const activity = input.wishlistItemId
    ? found(await findActivityOfKid(tx, kidId, input.wishlistItemId))
    : null;
  const typeOfLink: ContributionType = link?.type === "529" ? "529" : "other";
  const contribution = {
    kidId,
    contributorName: input.isAnonymous ? null : (input.contributorName ?? null),
    amountCents: centsFromDollars(input.amount),
    type: link ? typeOfLink : input.type,
    link,
    activity,
    contributedAt: ctx.deps.clock.now(),
  };
  if (userId !== (await ctx.session())?.user.id) {
    const reported = await storeContribution(tx, contribution, "reported");
    await announceGifts(tx, ctx.deps, userId);
    return reported;
  }
  if (activity) await addFunding(tx, activity.id, contribution.amountCents);
  return storeContribution(tx, contribution, "confirmed");
}

/** A reported contribution as its giver's browser gets it. */
export const withGiftToken = (ctx: Context, contribution: ContributionView) => ({
  ...contribution,
  giftToken: giftToken(ctx.deps.config.secret, contribution.id),
});
