import type { Executor } from "@giftling/db/client";
import { saveItemOrder } from "@giftling/db/queries/core/own-order";
import { lockKid } from "@giftling/db/queries/kids/kids";
import { listWishlist } from "@giftling/db/queries/wishlist/items";
import type { OwnWishlistItem, ReorderWishlistInput } from "@giftling/domain";
import type { ParentContext } from "../../access/own-kid.ts";
import { addWishVersion } from "../../access/versions.ts";
import { orNotFound } from "../../core/errors/app-error.ts";

/** Orders a kid's wishes. Throws NOT_FOUND when the kid is missing or belongs to another family (rule: own-order). */
export async function setWishlistOrder(
  tx: Executor,
  ctx: ParentContext,
  { kidId, itemIds }: ReorderWishlistInput,
): Promise<OwnWishlistItem[]> {
  const kid = orNotFound(await lockKid(tx, ctx.familyId, kidId));
  await saveItemOrder(tx, "wishlistItem", kid.id, itemIds);
  return (await listWishlist(tx, ctx.familyId, kid.id, ctx.deps.clock.now())).map(addWishVersion);
}
