import { findKidOfLink, type VisitedLink } from "@giftling/db/queries/analytics/visits";
import { isDemoId } from "@giftling/domain";
import type { Context } from "../../context.ts";
import { found } from "../../errors/app-error.ts";
import { demoClick } from "../demo/answers.ts";

/**
 * Counts a click (rule: click-counting); one in the demo is answered and not counted (rule: demo-hub). NOT_FOUND when the
 * public cannot see the link.
 */
export async function countClick(ctx: Context, link: VisitedLink): Promise<null> {
  if (isDemoId(link.id)) return demoClick(ctx, link.id);
  await ctx.deps.limiter.click(ctx.addressHash);
  const kidId = found(await findKidOfLink(ctx.deps.db, link));
  ctx.deps.visits.count(ctx, kidId, link);
  return null;
}
