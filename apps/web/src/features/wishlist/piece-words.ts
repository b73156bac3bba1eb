import {
  ANONYMOUS_NAME,
  type GiftView,
  type HoldView,
  type OwnWishlistItem,
  type WishlistItemView,
} from "@giftling/domain";
import { piecesText } from "@giftling/messages/hub/funding";
import { formatDay, formatEnd } from "../../components/format-day.ts";

/** Where a wish stands, as its row says (rule: pieces, holds, put-away, drafts). */
export function wishStatus({ isPurchased, state, remaining, quantity, gifts }: WishlistItemView) {
  if (isPurchased) return "Purchased";
  if (state === "put-away") return "Put away";
  if (state === "draft") return "Draft";
  if (remaining === 0) return "Held";
  return quantity !== null && gifts.length > 0 ? "Partly given" : "Available";
}

export const isAway = ({ state }: Pick<WishlistItemView, "state">): boolean => state === "put-away";

export const isDraft = ({ state }: Pick<WishlistItemView, "state">): boolean => state === "draft";

/** Whether a wish stands folded below what can still be given. */
export const isFolded = (item: WishlistItemView): boolean =>
  item.isPurchased || item.state !== "shown";

/** Whether a wish has what it takes to stand on the list: a gift needs an address (rule: drafts). */
export const canBeShown = ({ isActivity, url }: Pick<WishlistItemView, "isActivity" | "url">) =>
  isActivity || url !== null;

/** "2 of 3 left", "Any number · 4 given"; null where there is one piece to give (rule: pieces). */
export function countWords(item: WishlistItemView): string | null {
  const { quantity, isPurchased, gifts } = item;
  if (quantity === null) {
    return gifts.length === 0 ? "Any number" : `Any number · ${gifts.length} given`;
  }
  if (isPurchased) return quantity === 1 ? null : `All ${quantity} given`;
  return piecesText(item);
}

/** Who gave a piece, to the parent who reads it. */
export function giverOf({ isAnonymous, giverName, isByParent }: GiftView, you = "you"): string {
  if (isAnonymous || giverName === null) return ANONYMOUS_NAME;
  return isByParent ? you : giverName;
}

/** All who gave a piece, in a few words: "Rose", "Rose and you", "Rose and 2 others". */
export function giversOf({ gifts }: Pick<WishlistItemView, "gifts">): string {
  const [first = ANONYMOUS_NAME, second, ...others] = new Set(gifts.map((gift) => giverOf(gift)));
  if (second === undefined) return first;
  return `${first} and ${others.length === 0 ? second : `${others.length + 1} others`}`;
}

/** "by Grandma Rose until Nov 25, 3:40 PM", as it follows "Held" (rule: holds). */
export const heldBy = ({ giverName, reservedUntil }: HoldView, now: Date): string =>
  `by ${giverName ?? "somebody"} until ${formatEnd(reservedUntil, now)}`;

export const holdWords = (hold: HoldView, now: Date): string => `Held ${heldBy(hold, now)}`;

/** What the parent's own mark would do, which takes all that is free (rule: parent-mark). */
export function markLabel({ quantity, gifts }: Pick<OwnWishlistItem, "quantity" | "gifts">) {
  if (quantity === null) return "Mark one as purchased";
  return gifts.length > 0 ? "Mark the rest as purchased" : "Mark as purchased";
}

/** As it follows "Arrived": "today", "March 15" (rule: received). */
export const arrivedOn = (receivedAt: string, now: Date): string =>
  formatDay(receivedAt, now).replace(/^(Today|Yesterday)$/, (day) => day.toLowerCase());
