import type { Executor } from "@giftling/db/client";
import { lockFamily } from "@giftling/db/queries/account/users";
import { countKids, lockKid } from "@giftling/db/queries/kids";
import { countLinks } from "@giftling/db/queries/links";
import {
  canAddKid,
  canAddLink,
  KID_LIMIT_REACHED,
  LINK_LIMIT_REACHED,
  linksUsed,
  premiumStatus,
} from "@giftling/domain";
import { AppError, found } from "../errors/app-error.ts";
import type { ParentContext } from "./own-kid.ts";

/** Whether the family has Premium now (rule: premium-derived). */
export function isPremium(ctx: ParentContext): boolean {
  const { clock, config } = ctx.deps;
  return premiumStatus(ctx.user, clock.now(), { billing: config.billing }).isPremium;
}

/** Makes sure that the parent has Premium. PLAN_LIMIT with that sentence otherwise. */
export function requirePremium(ctx: ParentContext, message: string): void {
  if (!isPremium(ctx)) throw new AppError("PLAN_LIMIT", { message });
}

/**
 * Holds the family for the transaction and makes sure that one more kid fits its plan (rule: free-limits): of any
 * number of adds at
 * once, as many get in as there is room. PLAN_LIMIT otherwise.
 */
export async function holdRoomForKid(tx: Executor, ctx: ParentContext): Promise<void> {
  found(await lockFamily(tx, ctx.parentId));
  if (!canAddKid(await countKids(tx, ctx.parentId), isPremium(ctx))) {
    throw new AppError("PLAN_LIMIT", { message: KID_LIMIT_REACHED });
  }
}

/**
 * Makes sure that one more link or activity fits a kid that the caller holds by `lockKid` (rule: free-limits).
 * PLAN_LIMIT otherwise.
 */
export async function requireRoomForLink(
  tx: Executor,
  ctx: ParentContext,
  kidId: string,
): Promise<void> {
  if (!canAddLink(linksUsed(await countLinks(tx, kidId)), isPremium(ctx))) {
    throw new AppError("PLAN_LIMIT", { message: LINK_LIMIT_REACHED });
  }
}

/** Holds the parent's kid for the transaction and makes sure that one more link fits. NOT_FOUND or PLAN_LIMIT. */
export async function holdRoomForLink(
  tx: Executor,
  ctx: ParentContext,
  kidId: string,
): Promise<void> {
  found(await lockKid(tx, ctx.parentId, kidId));
  await requireRoomForLink(tx, ctx, kidId);
}
