import type { Executor } from "@giftling/db/client";
import { lockFamily } from "@giftling/db/queries/account/families";
import { countKids, lockKid } from "@giftling/db/queries/kids";
import { countLinks, type LinkCounts } from "@giftling/db/queries/links";
import {
  canAddKid,
  canAddLink,
  KID_LIMIT_REACHED,
  LINK_LIMIT_REACHED,
  linksUsed,
  premiumStatus,
  type Sentence,
} from "@giftling/domain";
import { AppError, found } from "../errors/app-error.ts";
import { requireRoomFor } from "./bounds.ts";
import type { ParentContext } from "./own-kid.ts";

/** Whether the family has Premium now (rule: premium-derived). */
export function isPremium(ctx: ParentContext): boolean {
  const { clock, config } = ctx.deps;
  return premiumStatus(ctx.family, clock.now(), { billing: config.billing }).isPremium;
}

/** Makes sure that the parent has Premium. PLAN_LIMIT with that sentence otherwise. */
export function requirePremium(ctx: ParentContext, message: Sentence): void {
  if (!isPremium(ctx)) throw new AppError("PLAN_LIMIT", { message });
}

/**
 * Holds the family for the transaction and makes sure that one more kid fits its plan and the bound of every plan (rule:
 * free-limits, bounds): of any number of adds at once, as many get in as there is room. PLAN_LIMIT or TOO_MANY otherwise.
 */
export async function holdRoomForKid(tx: Executor, ctx: ParentContext): Promise<void> {
  found(await lockFamily(tx, ctx.familyId));
  const kids = await countKids(tx, ctx.familyId);
  if (!canAddKid(kids, isPremium(ctx))) {
    throw new AppError("PLAN_LIMIT", { message: KID_LIMIT_REACHED });
  }
  requireRoomFor("kids", kids);
}

/** Makes sure that one more link or activity fits beside those of a kid (rule: free-limits). PLAN_LIMIT otherwise. */
function requireRoomInPlan(ctx: ParentContext, links: LinkCounts): void {
  if (!canAddLink(linksUsed(links), isPremium(ctx))) {
    throw new AppError("PLAN_LIMIT", { message: LINK_LIMIT_REACHED });
  }
}

/** Makes sure that one more activity fits a kid that the caller holds by `lockKid`. PLAN_LIMIT otherwise. */
export async function requireRoomForActivity(
  tx: Executor,
  ctx: ParentContext,
  kidId: string,
): Promise<void> {
  requireRoomInPlan(ctx, await countLinks(tx, kidId));
}

/**
 * Holds the parent's kid for the transaction and makes sure that one more link fits the plan and the bound of every plan
 * (rule: free-limits, bounds). NOT_FOUND, PLAN_LIMIT or TOO_MANY.
 */
export async function holdRoomForLink(
  tx: Executor,
  ctx: ParentContext,
  kidId: string,
): Promise<void> {
  found(await lockKid(tx, ctx.familyId, kidId));
  const links = await countLinks(tx, kidId);
  requireRoomInPlan(ctx, links);
  requireRoomFor("links", links.paymentLinks + links.registryLinks);
}
