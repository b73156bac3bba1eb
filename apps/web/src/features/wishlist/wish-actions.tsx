import type { ParentWishlistItemView } from "@giftling/domain";
import * as words from "@giftling/messages/wishlist/rows";
import {
  IconArchive,
  IconArrowBackUp,
  IconBulb,
  IconCheck,
  IconLink,
  IconListCheck,
  IconLockOpen,
  IconPencilMinus,
} from "@tabler/icons-react";
import type { WishUnitActions } from "./units/use-wish-unit-actions.ts";
import { canPublishWish, getMarkPurchasedLabel } from "./wish-status.ts";

/**
 * Action of a wish's button. `leaves` states whether the action moves the wish's row out of its group or out of the
 * list. `leaves` is null if the row stays in place.
 */
export type WishAction = {
  label: string;
  Icon: typeof IconCheck;
  run: () => void;
  leaves: "group" | "list" | null;
};

/** Returns a wish's main action. All main actions share one button, so that the focus is not lost. */
export function getPrimaryWishAction(
  item: ParentWishlistItemView,
  marks: WishUnitActions,
  onEdit: () => void,
): WishAction {
  if (item.state === "draft" && !canPublishWish(item)) {
    return { label: words.addUrlButton(), Icon: IconLink, run: onEdit, leaves: null };
  }
  if (item.state === "draft") {
    const run = () => marks.publish(item);
    return { label: words.publishButton(), Icon: IconListCheck, run, leaves: "group" };
  }
  if (item.state === "put-away") {
    const run = () => marks.bringBack(item);
    return { label: words.restoreWishButton(), Icon: IconArrowBackUp, run, leaves: "group" };
  }
  if (item.isPurchased) {
    const label =
      item.gifts.length > 1 ? words.restoreAllWishesButton() : words.returnToWishlistButton();
    return { label, Icon: IconArrowBackUp, run: () => marks.putBack(item), leaves: null };
  }
  const leaves = item.quantity !== null && item.held === 0 ? "group" : null;
  const run = () => marks.markPurchased(item);
  return { label: getMarkPurchasedLabel(item), Icon: IconCheck, run, leaves };
}

/** Returns the actions in a wish's menu: releasing holds, and the actions of `listWishStateActions` (rule: holds). */
export function listOtherWishActions(
  item: ParentWishlistItemView,
  marks: WishUnitActions,
): WishAction[] {
  if (item.holds.length === 0) return listWishStateActions(item, marks);
  const label = item.holds.length > 1 ? words.releaseAllHoldsButton() : words.releaseHoldButton();
  const release = { label, Icon: IconLockOpen, run: () => marks.release(item), leaves: null };
  return [release, ...listWishStateActions(item, marks)];
}

/** Returns the actions that change a wish's state. A wish with gifts or holds cannot become a draft (rule: ideas). */
export function listWishStateActions(
  item: ParentWishlistItemView,
  marks: WishUnitActions,
): WishAction[] {
  const { state, gifts, holds } = item;
  if (state === "draft" && !canPublishWish(item)) {
    const run = () => marks.publishIdea(item);
    return [{ label: words.publishIdeaButton(), Icon: IconBulb, run, leaves: "group" }];
  }
  if (state !== "shown") return [];
  const away = {
    label: words.archiveButton(),
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
