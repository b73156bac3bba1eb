import type { Executor } from "@giftling/db/client";
import { assignOffListGift } from "@giftling/db/queries/gifts/off-list";
import { lockKidByWishId } from "@giftling/db/queries/kids/kids";
import { type AssignGiftInput, PARENT_ERRORS, type ParentWishlistItemView } from "@giftling/domain";
import type { ParentContext } from "../../access/read-own-kid-list.ts";
import { AppError, orNotFound } from "../../core/errors/app-error.ts";
import { readOwnWish } from "../wishlist/write-item.ts";

/**
 * Makes an off-list gift the purchase of one unit of a wish. Throws CONFLICT if no unit is free. Throws NOT_FOUND for
 * an undone gift, for a wish that is not on the list, and for another family's or kid's gift or wish (rule:
 * other-gifts).
 */
export async function assignGift(
  tx: Executor,
  ctx: ParentContext,
  { id, giftId }: AssignGiftInput,
): Promise<ParentWishlistItemView> {
  const kidId = orNotFound(await lockKidByWishId(tx, ctx.familyId, { kind: "wishlistItem", id }));
  const now = ctx.deps.clock.now();
  const outcome = await assignOffListGift(tx, { kidId, giftId, itemId: id, now });
  if (outcome === "missing") throw new AppError("NOT_FOUND");
  if (outcome === "taken")
    throw new AppError("CONFLICT", { message: PARENT_ERRORS.wishUnavailable });
  return readOwnWish(tx, ctx, id);
}
