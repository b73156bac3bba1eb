import { findPublicKid } from "@giftling/db/queries/hub/public";
import type { SubscribeInput } from "@giftling/domain";
import type { Context } from "../../context.ts";
import { found } from "../../errors/app-error.ts";
import { enterToWrite } from "../../hub-door.ts";
import { storeCounted } from "../gratitude/busy-hub.ts";
import { subscribe } from "./subscribe.ts";

/**
 * A sign-up for news by anybody. A stranger's is counted before the transaction begins, because what counts needs a
 * connection of its own; an amount that comes along is counted as a gift (rule: rate-limits). NOT_FOUND when the kid
 * is missing or its hub not shown, and what `enterToWrite` refuses.
 */
export async function signUp(ctx: Context, input: SubscribeInput): Promise<void> {
  const { db, limiter } = ctx.deps;
  const { familyId, door } = found(await findPublicKid(db, input.kidId));
  const { isOwner } = await enterToWrite(ctx, door);
  if (!isOwner) await limiter.signUp(ctx.limitKeys, familyId);
  const isGift = !isOwner && input.contributionAmount;
  const counting = isGift ? await limiter.countGift(ctx.limitKeys, familyId, "gift") : null;
  await storeCounted(ctx, familyId, counting, () =>
    db.transaction((tx) => subscribe(tx, ctx, input, counting)),
  );
}
