import type { Executor } from "@giftling/db/client";
import { lockKid } from "@giftling/db/queries/kids";
import { writeOwnOrder } from "@giftling/db/queries/own-order";
import { listWishlist } from "@giftling/db/queries/wishlist/items";
import type { OwnWishlistItem, ReorderWishlistInput } from "@giftling/domain";
import { found } from "../../errors/app-error.ts";
import type { ParentContext } from "../own-kid.ts";
import { ownWishlistItem } from "../versions.ts";

/** Orders a kid's wishes. Throws NOT_FOUND when the kid is missing or belongs to another family (rule: own-order). */
export async function orderWishlist(
  tx: Executor,
  ctx: ParentContext,
  { kidId, itemIds }: ReorderWishlistInput,
): Promise<OwnWishlistItem[]> {
  const kid = found(await lockKid(tx, ctx.familyId, kidId));
  await writeOwnOrder(tx, "wishlistItem", kid.id, itemIds);
  return (await listWishlist(tx, ctx.familyId, kid.id, ctx.deps.clock.now())).map(ownWishlistItem);
}
