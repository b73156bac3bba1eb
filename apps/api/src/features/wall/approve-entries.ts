import type { Executor } from "@giftling/db/client";
import {
  approveGiverNames,
  deletePurchasesInPeriod,
  dismissContributionsInPeriod,
} from "@giftling/db/queries/gifts/approvals";
import { lockKid } from "@giftling/db/queries/kids/kids";
import { listWallEntries } from "@giftling/db/queries/wall/wall-entries";
import {
  type ApproveNamesInput,
  addDays,
  type ParentWallEntryView,
  type RevertGiftDayInput,
  type RevertGiftDayResult,
} from "@giftling/domain";
import type { ParentContext } from "../../access/read-own-kid-list.ts";
import { orNotFound } from "../../core/errors/app-error.ts";

/**
 * Approves the givers' names of wall entries, so that visitors can see the names. Returns the whole wall
 * (rule: approved-names).
 */
export async function approveWallEntries(
  tx: Executor,
  ctx: ParentContext,
  { kidId, ids }: ApproveNamesInput,
): Promise<ParentWallEntryView[]> {
  const kid = orNotFound(await lockKid(tx, ctx.familyId, kidId));
  await approveGiverNames(tx, kid.id, ids);
  return listWallEntries(tx, ctx.familyId, kid.id);
}

/**
 * Reverts the gifts that visitors recorded for a kid on one UTC day. Deletes purchases and dismisses reported
 * contributions. Idempotent (rule: day-taken-back).
 */
export async function revertGiftsOfDay(
  tx: Executor,
  ctx: ParentContext,
  { kidId, day }: RevertGiftDayInput,
): Promise<RevertGiftDayResult> {
  const kid = orNotFound(await lockKid(tx, ctx.familyId, kidId));
  const from = new Date(`${day}T00:00:00.000Z`);
  const span = { from, to: addDays(from, 1) };
  return {
    putBack: await deletePurchasesInPeriod(tx, kid.id, span),
    dismissed: await dismissContributionsInPeriod(tx, kid.id, span),
  };
}
