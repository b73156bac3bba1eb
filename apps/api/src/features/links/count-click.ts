import { type ClickedLink, findLinkKid } from "@giftling/db/queries/analytics/visits";
import { isDemoId } from "@giftling/domain";
import type { Context } from "../../access/context.ts";
import { assertCanViewHub } from "../../access/hub-access.ts";
import { orNotFound } from "../../core/errors/app-error.ts";
import { acceptDemoClick } from "../demo/responses.ts";

/**
 * Counts a click on a link. A click in the demo is not counted. Throws NOT_FOUND when the link is not public, and
 * PASSCODE_REQUIRED without access to the link's hub (rule: click-counting).
 */
export async function countLinkClick(ctx: Context, link: ClickedLink): Promise<null> {
  if (isDemoId(link.id)) return acceptDemoClick(ctx, link.id);
  await ctx.deps.limiter.click(ctx.limitKeys);
  const { kidId, hubAccess } = orNotFound(await findLinkKid(ctx.deps.db, link));
  await assertCanViewHub(ctx, hubAccess);
  ctx.deps.visits.count(ctx, kidId, link.id);
  return null;
}
