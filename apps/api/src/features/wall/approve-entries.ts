import type { Executor } from "@giftling/db/client";
import {
  approveNames,
  deletePurchasesIn,
  dismissReportedIn,
} from "@giftling/db/queries/gifts/approvals";
import { lockKid } from "@giftling/db/queries/kids/kids";
import { listWall } from "@giftling/db/queries/wall/wall-entries";
import {
  type ApproveNamesInput,
  addDays,
  type ParentWallEntryView,
  type PutBackDayInput,
  type PutBackDayResult,
} from "@giftling/domain";
import type { ParentContext } from "../../access/own-kid.ts";
import { found } from "../../core/errors/app-error.ts";

/** Shows the names of these entries to visitors. Returns the whole wall (rule: approved-names). */
export async function approve(
  tx: Executor,
  ctx: ParentContext,
  { kidId, ids }: ApproveNamesInput,
): Promise<ParentWallEntryView[]> {
  const kid = found(await lockKid(tx, ctx.familyId, kidId));
  await approveNames(tx, kid.id, ids);
  return listWall(tx, ctx.familyId, kid.id);
}

/**
 * Takes back the gifts that visitors made on one UTC day: puts purchases back and dismisses reported contributions.
 * Idempotent (rule: day-taken-back).
 */
export async function putBackDay(
  tx: Executor,
  ctx: ParentContext,
  { kidId, day }: PutBackDayInput,
): Promise<PutBackDayResult> {
  const kid = found(await lockKid(tx, ctx.familyId, kidId));
  const from = new Date(`${day}T00:00:00.000Z`);
  const span = { from, to: addDays(from, 1) };
  return {
    putBack: await deletePurchasesIn(tx, kid.id, span),
    dismissed: await dismissReportedIn(tx, kid.id, span),
  };
}
