import type { Executor } from "@giftling/db/client";
import {
  approveGiverNames,
  deletePurchasesInPeriod,
  dismissContributionsInPeriod,
} from "@giftling/db/queries/gifts/approvals";
import { lockContribution } from "@giftling/db/queries/gifts/contribution-status";
import { findPurchase, lockPurchases } from "@giftling/db/queries/gifts/purchases";
import { lockKid, lockKidOfItem } from "@giftling/db/queries/kids/kids";
import {
  findWallEntry,
  listWallEntries,
  updateContributionEntry,
  updatePurchaseEntry,
} from "@giftling/db/queries/wall/wall-entries";
import {
  API_ERRORS,
  type ApproveNamesInput,
  addDays,
  type EditWallEntryInput,
  type ParentWallEntryView,
  type RevertGiftDayInput,
  type RevertGiftDayResult,
} from "@giftling/domain";
import type { ParentContext } from "../../access/parent-context.ts";
import { AppError, orNotFound } from "../../core/errors/app-error.ts";

/**
 * Corrects a giver's name, removes an entry from the wall, or restores a removed entry. Throws CONFLICT for naming the
 * giver of an anonymous gift or of a parent's own purchase. Throws NOT_FOUND for another family's entry and for an
 * unpurchased wish (rule: wall-corrections).
 */
export async function editWallEntry(
  tx: Executor,
  ctx: ParentContext,
  { kind, id, ...patch }: EditWallEntryInput,
): Promise<ParentWallEntryView> {
  if (kind === "purchase") {
    const { itemId, purchaseId } = orNotFound(await findPurchase(tx, id));
    orNotFound(await lockKidOfItem(tx, ctx.familyId, { kind: "wishlistItem", id: itemId }));
    const [locked] = await lockPurchases(tx, itemId, purchaseId);
    const purchase = orNotFound(locked ?? null);
    if (patch.giverName !== undefined) requireGiver(purchase);
    await updatePurchaseEntry(tx, purchase.id, patch);
    return orNotFound(await findWallEntry(tx, ctx.familyId, { kind, id: purchase.id }));
  }
  const contribution = orNotFound(await lockContribution(tx, ctx.familyId, id));
  if (patch.giverName !== undefined) requireGiver(contribution);
  await updateContributionEntry(tx, contribution.id, patch);
  return orNotFound(await findWallEntry(tx, ctx.familyId, { kind, id }));
}

function requireGiver(gift: { isAnonymous: boolean; isByParent?: boolean }): void {
  if (gift.isAnonymous) {
    throw new AppError("CONFLICT", { message: API_ERRORS.giverNameWithheld });
  }
  if (gift.isByParent) {
    throw new AppError("CONFLICT", {
      message: API_ERRORS.purchaseMarkedByParent,
    });
  }
}

/**
 * Approves the givers' names of wall entries, so that visitors see the names. Returns the wall (rule: approved-names).
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

/** Reverts a day's gifts: deletes purchases and dismisses reported contributions. Idempotent (rule: day-taken-back). */
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
