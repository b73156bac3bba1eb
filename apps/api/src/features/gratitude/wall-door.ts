import type { Executor } from "@giftling/db/client";
import {
  approveNames,
  deletePurchasesIn,
  dismissReportedIn,
} from "@giftling/db/queries/gratitude/door";
import { listWall } from "@giftling/db/queries/gratitude/wall";
import { lockKid } from "@giftling/db/queries/kids";
import {
  type ApproveNamesInput,
  addDays,
  type ParentWallEntryView,
  type PutBackDayInput,
  type PutBackDayResult,
} from "@giftling/domain";
import { found } from "../../errors/app-error.ts";
import type { ParentContext } from "../own-kid.ts";

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
