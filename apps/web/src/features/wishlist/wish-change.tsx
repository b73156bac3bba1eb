import type { OwnWishlistItem } from "@giftling/domain";
import * as words from "@giftling/messages/wishlist/rows";
import {
  IconArchive,
  IconArrowBackUp,
  IconCheck,
  IconLink,
  IconListCheck,
  IconLockOpen,
  IconPencilMinus,
} from "@tabler/icons-react";
import { canBeShown, markLabel } from "./piece-words.ts";
import type { PurchaseMarks } from "./purchase-marks.ts";

/**
 * Action of a wish's button. `leaves` states where the action moves the wish's row: "group" to another group of the whole
 * list, "list" off every list of open wishes. Null when the row stays in place.
 */
export type WishAction = {
  label: string;
  Icon: typeof IconCheck;
  run: () => void;
  leaves: "group" | "list" | null;
};

/** Returns a wish's main action or its undo. Both are shown as one button, which keeps the focus. */
export function getMainAction(
  item: OwnWishlistItem,
  marks: PurchaseMarks,
  onEdit: () => void,
): WishAction {
  if (item.state === "draft" && !canBeShown(item)) {
    return { label: words.addItsLink(), Icon: IconLink, run: onEdit, leaves: null };
  }
  if (item.state === "draft") {
    const run = () => marks.publish(item);
    return { label: words.putOnTheList(), Icon: IconListCheck, run, leaves: "group" };
  }
  if (item.state === "put-away") {
    const run = () => marks.bringBack(item);
    return { label: words.bringBack(), Icon: IconArrowBackUp, run, leaves: "group" };
  }
  if (item.isPurchased) {
    const label = item.gifts.length > 1 ? words.putAllBackOnTheList() : words.putBackOnTheList();
    return { label, Icon: IconArrowBackUp, run: () => marks.putBack(item), leaves: null };
  }
  const leaves = item.quantity !== null && item.held === 0 ? "group" : null;
  const run = () => marks.markPurchased(item);
  return { label: markLabel(item), Icon: IconCheck, run, leaves };
}

/** Returns the other actions of a wish for its row's menu (rule: holds). */
export function listOtherActions(item: OwnWishlistItem, marks: PurchaseMarks): WishAction[] {
  if (item.holds.length === 0) return listStateActions(item, marks);
  const label = item.holds.length > 1 ? words.releaseAll() : words.release();
  const release = { label, Icon: IconLockOpen, run: () => marks.release(item), leaves: null };
  return [release, ...listStateActions(item, marks)];
}

/** Returns the actions that remove a wish from the list. A wish with gifts or holds cannot become a draft. */
export function listStateActions(item: OwnWishlistItem, marks: PurchaseMarks): WishAction[] {
  const { state, gifts, holds } = item;
  if (state !== "shown") return [];
  const away = {
    label: words.putAway(),
    Icon: IconArchive,
    run: () => marks.putAway(item),
    leaves: "list",
  } as const;
  if (gifts.length + holds.length > 0) return [away];
  const draft = {
    label: words.makeDraft(),
    Icon: IconPencilMinus,
    run: () => marks.makeDraft(item),
    leaves: "list",
  } as const;
  return [away, draft];
}
