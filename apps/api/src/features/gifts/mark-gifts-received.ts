import type { Executor } from "@giftling/db/client";
import { archiveWishes, setGiftsReceived } from "@giftling/db/queries/gifts/received-gifts";
import { lockKid } from "@giftling/db/queries/kids/kids";
import type { ParentWishlistItemView, SetGiftsReceivedInput } from "@giftling/domain";
import type { ParentContext } from "../../access/parent-context.ts";
import { orNotFound } from "../../core/errors/app-error.ts";
import { queueWishRemovalNotices } from "../../services/email/outbox/gift-notice.ts";
import { readOwnWishlist } from "../wishlist/write-item.ts";

/** Records which gifts to a kid have arrived, and archives the wishes in `putAwayIds` (rule: received). */
export async function markGiftsReceived(
  tx: Executor,
  ctx: ParentContext,
  { kidId, giftIds, isReceived, putAwayIds = [] }: SetGiftsReceivedInput,
): Promise<ParentWishlistItemView[]> {
  const kid = orNotFound(await lockKid(tx, ctx.familyId, kidId));
  const now = ctx.deps.clock.now();
  // Locks the wishes before their purchases, in the documented lock order.
  const archived = await archiveWishes(tx, kid.id, putAwayIds);
  await setGiftsReceived(tx, kid.id, giftIds, isReceived ? now : null);
  for (const itemId of archived) await queueWishRemovalNotices(tx, ctx.deps, itemId);
  return readOwnWishlist(tx, ctx, kid.id);
}
