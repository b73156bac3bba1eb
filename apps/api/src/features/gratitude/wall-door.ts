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

/** Lets strangers see the names of these entries (rule: approved-names); the whole wall afterwards. */
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
 * Takes back what strangers recorded on one UTC day (rule: day-taken-back): purchases are put back, reported contributions
 * dismissed. Once more it finds nothing.
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
