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
import type { WishUnitActions } from "./use-wish-unit-actions.ts";
import { canPublish, getMarkPurchasedLabel } from "./wish-status.ts";

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
export function getMainWishAction(
  item: OwnWishlistItem,
  marks: WishUnitActions,
  onEdit: () => void,
): WishAction {
  if (item.state === "draft" && !canPublish(item)) {
    return { label: words.addLinkButton(), Icon: IconLink, run: onEdit, leaves: null };
  }
  if (item.state === "draft") {
    const run = () => marks.publish(item);
    return { label: words.publishButton(), Icon: IconListCheck, run, leaves: "group" };
  }
  if (item.state === "put-away") {
    const run = () => marks.bringBack(item);
    return { label: words.restoreButton(), Icon: IconArrowBackUp, run, leaves: "group" };
  }
  if (item.isPurchased) {
    const label = item.gifts.length > 1 ? words.putAllBackButton() : words.putBackButton();
    return { label, Icon: IconArrowBackUp, run: () => marks.putBack(item), leaves: null };
  }
  const leaves = item.quantity !== null && item.held === 0 ? "group" : null;
  const run = () => marks.markPurchased(item);
  return { label: getMarkPurchasedLabel(item), Icon: IconCheck, run, leaves };
}

/** Returns the other actions of a wish for its row's menu (rule: holds). */
export function listOtherWishActions(item: OwnWishlistItem, marks: WishUnitActions): WishAction[] {
  if (item.holds.length === 0) return listWishStateActions(item, marks);
  const label = item.holds.length > 1 ? words.releaseAllButton() : words.releaseButton();
  const release = { label, Icon: IconLockOpen, run: () => marks.release(item), leaves: null };
  return [release, ...listWishStateActions(item, marks)];
}

/** Returns the actions that remove a wish from the list. A wish with gifts or holds cannot become a draft. */
export function listWishStateActions(item: OwnWishlistItem, marks: WishUnitActions): WishAction[] {
  const { state, gifts, holds } = item;
  if (state !== "shown") return [];
  const away = {
    label: words.putAwayButton(),
    Icon: IconArchive,
    run: () => marks.putAway(item),
    leaves: "list",
  } as const;
  if (gifts.length + holds.length > 0) return [away];
  const draft = {
    label: words.makeDraftButton(),
    Icon: IconPencilMinus,
    run: () => marks.makeDraft(item),
    leaves: "list",
  } as const;
  return [away, draft];
}
