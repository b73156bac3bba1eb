import { findGiftThankYou } from "@giftling/db/queries/thank-yous/thank-yous";
import type { ContributionView, EditWallEntryInput, GiftChange } from "@giftling/domain";
import type { ParentContext } from "../../access/parent-context.ts";
import { readAnalytics } from "../kids/analytics.ts";
import { addThankYouLink } from "../thank-yous/thank-yous.ts";

type GiftRef = Pick<EditWallEntryInput, "kind" | "id">;

/** Returns a gift's thank-you and the kid's analytics, or null if the gift has no thank-you (rule: client-cache). */
async function giftChange(ctx: ParentContext, { kind, id }: GiftRef): Promise<GiftChange | null> {
  const thankYou = await findGiftThankYou(ctx.deps.db, ctx.familyId, { kind, id });
  if (!thankYou) return null;
  const analytics = await readAnalytics(ctx, thankYou.kidId);
  return { analytics, thankYou: addThankYouLink(ctx, thankYou) };
}

/** Adds the thank-you and the kid's statistics to a wall entry whose gift has changed. */
export const addWallEntryChange = async <Entry extends GiftRef>(
  ctx: ParentContext,
  entry: Entry,
) => ({
  ...entry,
  changed: await giftChange(ctx, entry),
});

/** Adds the thank-you and the kid's statistics to a changed contribution. */
export const addContributionChange = async (
  ctx: ParentContext,
  contribution: ContributionView,
) => ({
  ...contribution,
  changed: await giftChange(ctx, { kind: "contribution", id: contribution.id }),
});
