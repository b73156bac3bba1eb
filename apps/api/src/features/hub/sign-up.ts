import { findPublicKid } from "@giftling/db/queries/hub/public";
import type { SubscribeInput } from "@giftling/domain";
import type { Context } from "../../access/context.ts";
import { assertCanWriteToHub } from "../../access/hub-access.ts";
import { orNotFound } from "../../core/errors/app-error.ts";
import { storeCountedGift } from "../gifts/busy-hub.ts";
import { subscribeContact } from "./subscribe.ts";

/**
 * Subscribes a visitor to updates. Counts the sign-up before the transaction, because counting needs its own connection. An
 * enclosed amount counts as a gift. The signed-in owner is not counted. Throws NOT_FOUND when the kid is missing or its hub
 * is hidden, and the errors of `assertCanWriteToHub` (rule: rate-limits).
 */
export async function signUpVisitor(ctx: Context, input: SubscribeInput): Promise<void> {
  const { db, limiter } = ctx.deps;
  const { familyId, door } = orNotFound(await findPublicKid(db, input.kidId));
  const { isOwner } = await assertCanWriteToHub(ctx, door);
  if (!isOwner) await limiter.signUp(ctx.limitKeys, familyId);
  const isGift = !isOwner && input.contributionAmount;
  const counting = isGift ? await limiter.countGift(ctx.limitKeys, familyId, "gift") : null;
  await storeCountedGift(ctx, familyId, counting, () =>
    db.transaction((tx) => subscribeContact(tx, ctx, input, counting)),
  );
}
