import type { Executor } from "@giftling/db/client";
import { lockKid } from "@giftling/db/queries/kids";
import { listWishlist } from "@giftling/db/queries/wishlist/items";
import { putWishesAway, setReceived } from "@giftling/db/queries/wishlist/received";
import type { OwnWishlistItem, ReceivedInput } from "@giftling/domain";
import { found } from "../../errors/app-error.ts";
import type { ParentContext } from "../own-kid.ts";
import { ownWishlistItem } from "../versions.ts";

/**
 * Notes what arrived of a kid's gifts, or takes that back, and puts away what is over (rule: received, after-the-day); the whole
 * wishlist afterwards. What isn't this kid's is passed over. NOT_FOUND when the kid is missing or another family's.
 */
export async function receive(
  tx: Executor,
  ctx: ParentContext,
  { kidId, giftIds, isReceived, putAwayIds = [] }: ReceivedInput,
): Promise<OwnWishlistItem[]> {
  const kid = found(await lockKid(tx, ctx.familyId, kidId));
  const now = ctx.deps.clock.now();
  // The wishes before their purchases, as everybody locks them who takes a piece.
  await putWishesAway(tx, kid.id, putAwayIds);
  await setReceived(tx, kid.id, giftIds, isReceived ? now : null);
  return (await listWishlist(tx, ctx.familyId, kid.id, now)).map(ownWishlistItem);
}
