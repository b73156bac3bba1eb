import { findThankYouOfGift } from "@giftling/db/queries/gratitude/thank-yous";
import type { EditWallEntryInput, GiftChange } from "@giftling/domain";
import { readAnalytics } from "../kids/analytics.ts";
import type { ParentContext } from "../own-kid.ts";
import { withPage } from "./thank-yous.ts";

type GiftRef = Pick<EditWallEntryInput, "kind" | "id">;

/** What a gift that was just changed changes elsewhere (D32); null for one that asks for no thanks. */
export async function giftChange(ctx: ParentContext, gift: GiftRef): Promise<GiftChange | null> {
  const thankYou = await findThankYouOfGift(ctx.deps.db, ctx.parentId, gift);
  if (!thankYou) return null;
  const analytics = await readAnalytics(ctx, thankYou.kidId);
  return { analytics, thankYou: withPage(ctx, thankYou) };
}
