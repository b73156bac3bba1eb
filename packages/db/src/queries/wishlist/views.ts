import {
  centsToDollars,
  type UnversionedWishlistItemView,
  type WishlistItemView,
} from "@giftling/domain";
import type { wishlistItems } from "../../schema/wishlist.ts";
import { getPicturePath } from "../core/json.ts";
import { toParentUnitsView, toVisitorUnitsView, type UnitRow } from "./units.ts";

/** Wish with its picture, its slot, and its purchases and holds in chronological order. */
export type WishlistRow = typeof wishlistItems.$inferSelect & {
  pictureKey: string | null;
  priorityOrder: number | null;
  pieces: UnitRow[];
  /**
   * Whether gifts by other givers are surprises, which the visitor must not see. Absent in rows read for a parent
   * (rule: surprises).
   */
  keepsSurprises?: boolean;
};

/** Converts a wish to the view for a parent, with amounts in dollars. */
export function toParentWishView(row: WishlistRow, now: Date): UnversionedWishlistItemView {
  const pieces = toParentUnitsView(row, now);
  const { isOffList, pictureFetch } = row;
  return { ...viewFields(row, pieces), ...pieces, isOffList, pictureFetch };
}

/**
 * Converts a wish to the view for a visitor. The name of the gift `ownId` is always visible, because the visitor is its
 * giver. Omits the progress of a surprise (rule: surprises).
 */
export function toVisitorWishView(row: WishlistRow, now: Date, ownId?: string): WishlistItemView {
  const pieces = toVisitorUnitsView(row, now, ownId);
  const fields = viewFields(row, pieces);
  return { ...fields, ...(row.keepsSurprises && { fundingReceived: 0 }), ...pieces };
}

/**
 * Returns the fields of a wish that do not depend on its units. The result contains every column that this function
 * does not remove.
 */
function viewFields(row: WishlistRow, { isPurchased }: { isPurchased: boolean }) {
  const {
    kidId: _kidId,
    pictureId: _pictureId,
    position: _position,
    pictureKey,
    pieces: _pieces,
    isOffList: _isOffList,
    pictureFetch: _pictureFetch,
    deletedAt: _deletedAt,
    keepsSurprises: _keepsSurprises,
    occasionDay,
    ...item
  } = row;
  // A purchased activity has no slot (rule: priority-slots).
  const priorityOrder = isPurchased ? null : row.priorityOrder;
  const { fundingGoalCents, fundingReceivedCents, ...fields } = item;
  return {
    ...fields,
    isIdea: row.isIdea && row.url === null && !row.isActivity,
    occasionId: occasionDay ?? row.occasionId,
    imageUrl: getPicturePath(pictureKey),
    isPriority: priorityOrder !== null,
    priorityOrder,
    fundingGoal: fundingGoalCents === null ? null : centsToDollars(fundingGoalCents),
    fundingReceived: centsToDollars(fundingReceivedCents),
    createdAt: row.createdAt.toISOString(),
  };
}
