import type { Executor } from "@giftling/db/client";
import { lockContribution } from "@giftling/db/queries/gifts/contribution-status";
import { findPurchase, lockPurchases } from "@giftling/db/queries/gifts/purchases";
import { lockKidByWishId } from "@giftling/db/queries/kids/kids";
import {
  findWallEntry,
  updateContributionEntry,
  updatePurchaseEntry,
} from "@giftling/db/queries/wall/wall-entries";
import { API_ERRORS, type EditWallEntryInput, type ParentWallEntryView } from "@giftling/domain";
import type { ParentContext } from "../../access/read-own-kid-list.ts";
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
    orNotFound(await lockKidByWishId(tx, ctx.familyId, { kind: "wishlistItem", id: itemId }));
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
