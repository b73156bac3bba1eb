import {
  ANONYMOUS_NAME,
  type GiftView,
  type HoldView,
  type OwnWishlistItem,
  type WishlistItemView,
} from "@giftling/domain";
import { today, yesterday } from "@giftling/messages/common";
import { piecesText } from "@giftling/messages/hub/funding";
import { giverName } from "@giftling/messages/hub/wall";
import { joined } from "@giftling/messages/say";
import * as words from "@giftling/messages/wishlist/rows";
import { formatDay, formatEnd } from "../../components/format-day.ts";

/** Returns a wish's status. `statusName` translates it (rule: pieces). */
export function getWishStatus({
  isPurchased,
  state,
  remaining,
  quantity,
  gifts,
}: WishlistItemView): words.Status {
  if (isPurchased) return "Purchased";
  if (state === "put-away") return "Put away";
  if (state === "draft") return "Draft";
  if (remaining === 0) return "Held";
  return quantity !== null && gifts.length > 0 ? "Partly given" : "Available";
}

export const isAway = ({ state }: Pick<WishlistItemView, "state">): boolean => state === "put-away";

export const isDraft = ({ state }: Pick<WishlistItemView, "state">): boolean => state === "draft";

/** Returns whether a wish is in a collapsed group below the wishes that can still be given. */
export const isFolded = (item: WishlistItemView): boolean =>
  item.isPurchased || item.state !== "shown";

/** Returns whether a wish can be published. A gift requires a URL (rule: drafts). */
export const canBeShown = ({ isActivity, url }: Pick<WishlistItemView, "isActivity" | "url">) =>
  isActivity || url !== null;

/**
 * Formats the number of units, such as "2 of 3 left" or "Any number · 4 given". Returns null for a single unit (rule:
 * pieces).
 */
export function formatUnitCount(item: WishlistItemView): string | null {
  const { quantity, isPurchased, gifts } = item;
  if (quantity === null) {
    return gifts.length === 0 ? words.anyNumber() : words.anyNumberGiven(gifts.length);
  }
  if (isPurchased) return quantity === 1 ? null : words.allGiven(quantity);
  return piecesText(item);
}

/** Returns the giver of a unit for the parent, in the form used after "by" or "from". */
export function formatGiver({ isAnonymous, giverName: name, isByParent }: GiftView): string {
  if (isAnonymous || name === null) return words.somebodyAnonymous();
  return isByParent ? words.you() : name;
}

/** Returns the giver of a unit in the form used without a preposition, such as "You". */
export function formatGiverAlone({ isAnonymous, giverName: name, isByParent }: GiftView): string {
  if (isAnonymous || name === null) return giverName(ANONYMOUS_NAME);
  return isByParent ? words.youAlone() : name;
}

/** Formats the givers of a wish as a list, such as "Rose", "Rose and you" or "Rose and 2 others". */
export function formatGivers({ gifts }: Pick<WishlistItemView, "gifts">): string {
  const [first = words.somebodyAnonymous(), second, ...others] = new Set(gifts.map(formatGiver));
  if (second === undefined) return first;
  return others.length === 0 ? joined([first, second]) : words.andOthers(first, others.length + 1);
}

/** Formats a hold for display after "Held", such as "by Grandma Rose until Nov 25, 3:40 PM" (rule: holds). */
export const heldBy = ({ giverName: name, reservedUntil }: HoldView, now: Date): string =>
  words.heldBy(name, formatEnd(reservedUntil, now));

export const formatHolds = ({ giverName: name, reservedUntil }: HoldView, now: Date): string =>
  words.isHeld(name, formatEnd(reservedUntil, now));

/** Returns the label of the parent's action that marks all free units as purchased (rule: parent-mark). */
export function markLabel({ quantity, gifts }: Pick<OwnWishlistItem, "quantity" | "gifts">) {
  if (quantity === null) return words.markOne();
  return gifts.length > 0 ? words.markTheRest() : words.mark();
}

/** Formats the day of an arrival, such as "Arrived today" or "Arrived March 15" (rule: received). */
export function formatArrival(receivedAt: string, now: Date): string {
  const day = formatDay(receivedAt, now);
  if (day === today()) return words.arrivedToday();
  return day === yesterday() ? words.arrivedYesterday() : words.arrivedOn(day);
}
