import type { Executor } from "@giftling/db/client";
import { lockFamily } from "@giftling/db/queries/account/families";
import { countKids, lockKid } from "@giftling/db/queries/kids/kids";
import { countLinks } from "@giftling/db/queries/links/links";
import {
  canAddKid,
  canAddLink,
  KID_LIMIT_MESSAGE,
  LINK_LIMIT_MESSAGE,
  type Sentence,
} from "@giftling/domain";
import type { ParentContext } from "../../access/parent-context.ts";
import { AppError, orNotFound } from "../../core/errors/app-error.ts";
import { enforceCountBound } from "../../limits/bounds.ts";
import { hasPremium } from "../../services/premium.ts";

export function isPremiumFamily(ctx: ParentContext): boolean {
  return hasPremium(ctx.deps, ctx.family);
}

/** Throws PLAN_LIMIT with `message` unless the family has Premium. */
export function requirePremium(ctx: ParentContext, message: Sentence): void {
  if (!isPremiumFamily(ctx)) throw new AppError("PLAN_LIMIT", { message });
}

/** Locks the family. Throws PLAN_LIMIT or TOO_MANY if the family cannot have another kid (rule: free-limits). */
export async function enforceKidLimit(
  tx: Executor,
  ctx: ParentContext,
  message: Sentence = KID_LIMIT_MESSAGE,
): Promise<void> {
  orNotFound(await lockFamily(tx, ctx.familyId));
  const kids = await countKids(tx, ctx.familyId);
  if (!canAddKid(kids, isPremiumFamily(ctx))) {
    throw new AppError("PLAN_LIMIT", { message });
  }
  enforceCountBound("kids", kids);
}

/**
 * Throws PLAN_LIMIT unless the plan allows another link or activity for the kid (rule: free-limits). Returns the number
 * of the kid's links. The caller must have called `lockKid`.
 */
export async function enforcePlanLinkLimit(tx: Executor, ctx: ParentContext, kidId: string) {
  const { links, activities } = await countLinks(tx, kidId);
  if (!canAddLink(links + activities, isPremiumFamily(ctx))) {
    throw new AppError("PLAN_LIMIT", { message: LINK_LIMIT_MESSAGE });
  }
  return links;
}

/** Throws NOT_FOUND, PLAN_LIMIT or TOO_MANY unless the kid can have another link. Locks the kid (rule: free-limits). */
export async function enforceLinkLimit(tx: Executor, ctx: ParentContext, kidId: string) {
  orNotFound(await lockKid(tx, ctx.familyId, kidId));
  enforceCountBound("links", await enforcePlanLinkLimit(tx, ctx, kidId));
}
