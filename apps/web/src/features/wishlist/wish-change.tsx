import type { OwnWishlistItem } from "@giftling/domain";
import { IconArchive, IconArrowBackUp, IconCheck, IconLockOpen } from "@tabler/icons-react";
import { markLabel } from "./piece-words.ts";
import type { PurchaseMarks } from "./purchase-marks.ts";

/** What a button of a wish does. `leaves`: its row goes to another group of the whole list, or from every list of what can be given. */
export type WishChange = {
  label: string;
  Icon: typeof IconCheck;
  run: () => void;
  leaves: "group" | "list" | null;
};

/** The one thing to do to a wish, and its way back: they are one button, which keeps the focus. */
export function mainChange(item: OwnWishlistItem, marks: PurchaseMarks): WishChange {
  if (item.state === "put-away") {
    const run = () => marks.bringBack(item);
    return { label: "Bring back", Icon: IconArrowBackUp, run, leaves: "group" };
  }
  if (item.isPurchased) {
    const label = item.gifts.length > 1 ? "Put all back on the list" : "Put back on the list";
    return { label, Icon: IconArrowBackUp, run: () => marks.putBack(item), leaves: null };
  }
  const leaves = item.quantity !== null && item.held === 0 ? "group" : null;
  const run = () => marks.markPurchased(item);
  return { label: markLabel(item), Icon: IconCheck, run, leaves };
}

/** What else there is to do to it, in its row's menu (rule: holds, put-away). */
export function otherChanges(item: OwnWishlistItem, marks: PurchaseMarks): WishChange[] {
  const changes: WishChange[] = [];
  if (item.holds.length > 0) {
    const label = item.holds.length > 1 ? "Release all" : "Release";
    changes.push({ label, Icon: IconLockOpen, run: () => marks.release(item), leaves: null });
  }
  if (item.state === "shown") {
    const run = () => marks.putAway(item);
    changes.push({ label: "Put away", Icon: IconArchive, run, leaves: "list" });
  }
  return changes;
}
