import { centsToDollars, type WishlistItemView } from "@giftling/domain";
import type { wishlistItems } from "../../schema/wishlist.ts";
import { getPicturePath } from "../core/json.ts";
import { toVisitorUnitsView, type UnitRow } from "./units.ts";

/** Wish with its picture, its slot, and its purchases and holds in chronological order. */
export type WishlistRow = typeof wishlistItems.$inferSelect & {
  pictureKey: string | null;
  priorityOrder: number | null;
  pieces: UnitRow[];
  /** Whether gifts by other givers are surprises, which the visitor must not see (rule: surprises). */
  keepsSurprises: boolean;
};

/**
 * Converts a wish to the view for a visitor. The name of the gift `ownId` is always visible, because the visitor is its
 * giver. Omits the progress of a surprise (rule: surprises).
 */
export function toVisitorWishView(row: WishlistRow, now: Date, ownId?: string): WishlistItemView {
  const pieces = toVisitorUnitsView(row, now, ownId);
  const {
    kidId: _kidId,
    pictureId: _pictureId,
    position: _position,
    pictureKey,
    pieces: _pieces,
    isOffList: _isOffList,
    pictureFetch: _pictureFetch,
    deletedAt: _deletedAt,
    keepsSurprises,
    occasionDay,
    ...item
  } = row;
  // A purchased activity has no slot (rule: priority-slots).
  const priorityOrder = pieces.isPurchased ? null : row.priorityOrder;
  const { fundingGoalCents, fundingReceivedCents, ...fields } = item;
  return {
    ...fields,
    isIdea: row.isIdea && row.url === null && !row.isActivity,
    occasionId: occasionDay ?? row.occasionId,
    imageUrl: getPicturePath(pictureKey),
    isPriority: priorityOrder !== null,
    priorityOrder,
    fundingGoal: fundingGoalCents === null ? null : centsToDollars(fundingGoalCents),
    fundingReceived: keepsSurprises ? 0 : centsToDollars(fundingReceivedCents),
    createdAt: row.createdAt.toISOString(),
    ...pieces,
  };
}
