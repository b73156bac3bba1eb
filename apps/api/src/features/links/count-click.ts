import type { recordPaymentClick } from "@giftling/db/queries/analytics/counts";
import { isDemoId } from "@giftling/domain";
import type { Context } from "../../context.ts";
import { AppError } from "../../errors/app-error.ts";
import { demoClick } from "../demo/answers.ts";

/**
 * Counts a click once per visitor, link and hour (rule: click-counting); one in the demo is answered and not counted
 * (rule: demo-hub).
 */
export async function countClick(
  ctx: Context,
  linkId: string,
  record: typeof recordPaymentClick,
): Promise<null> {
  if (isDemoId(linkId)) return demoClick(ctx, linkId);
  const { db, clock } = ctx.deps;
  const isThere = await record(db, linkId, ctx.visitorHash, clock.now());
  if (!isThere) throw new AppError("NOT_FOUND");
  return null;
}
