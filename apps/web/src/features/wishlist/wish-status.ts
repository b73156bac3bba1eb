import {
  ANONYMOUS_GIVER_NAME,
  type GiftView,
  type HoldView,
  type ParentWishlistItemView,
  type WishlistItemView,
} from "@giftling/domain";
import { formatNamesWithAnd } from "@giftling/messages/define-message";
import { formatUnitsLeft } from "@giftling/messages/hub/funding";
import { formatGiverName } from "@giftling/messages/hub/wall";
import * as words from "@giftling/messages/wishlist/rows";
import { formatEndTime } from "../../components/format-relative-date.ts";
import { type GiftStage, getGiftStage } from "../gifts/life/gift-stage.ts";

/** Returns the English name of a wish's status, which `getWishStatusLabel` translates (rule: pieces). */
export function getWishStatus({
  isPurchased,
  state,
  remaining,
  quantity,
  gifts,
}: WishlistItemView): words.WishStatusName {
  if (isPurchased) return "Purchased";
  if (state === "put-away") return "Put away";
  if (state === "draft") return "Draft";
  if (remaining === 0) return "Held";
  return quantity !== null && gifts.length > 0 ? "Partly given" : "Available";
}

/** Returns the first stage of a purchased wish's gifts. A parent's own purchase needs no thank-you. */
export function getWishGiftStage(
  { gifts }: Pick<ParentWishlistItemView, "gifts">,
  isThanked: (giftId: string) => boolean,
): GiftStage {
  const stages = gifts.map(({ id, isByParent, receivedAt }) =>
    getGiftStage({ isMoney: false, receivedAt, isThanked: !isByParent && isThanked(id) }),
  );
  const first = (["bought", "arrived"] as const).find((stage) => stages.includes(stage));
  return first ?? "thanked";
}

export const isArchivedWish = ({ state }: Pick<WishlistItemView, "state">): boolean =>
  state === "put-away";

export const isDraftWish = ({ state }: Pick<WishlistItemView, "state">): boolean =>
  state === "draft";

/** Returns whether a wish is in a collapsed group: purchased, draft or archived. */
export const isCollapsedWish = (item: WishlistItemView): boolean =>
  item.isPurchased || item.state !== "shown";

/** Returns whether a wish can be published. A gift that is not an idea requires a URL (rule: drafts). */
export const canPublishWish = ({
  isActivity,
  isIdea,
  url,
}: Pick<WishlistItemView, "isActivity" | "isIdea" | "url">) => isActivity || isIdea || url !== null;

/**
 * Returns whether a wish can be added to the Top 3. Returns true for a published, open activity
 * (rule: slot-candidates).
 */
export const isSlotCandidate = ({
  isActivity,
  isPurchased,
  state,
}: Pick<WishlistItemView, "isActivity" | "isPurchased" | "state">): boolean =>
  isActivity && !isPurchased && state === "shown";

/** Formats a wish's units, such as "2 of 3 left", or returns null for a single unit (rule: pieces). */
export function formatUnitCount(item: WishlistItemView): string | null {
  const { quantity, isPurchased, gifts } = item;
  if (quantity === null) {
    return gifts.length === 0
      ? words.anyQuantityLabel()
      : words.anyQuantityGivenStatus(gifts.length);
  }
  if (isPurchased) return quantity === 1 ? null : words.allGivenStatus(quantity);
  return formatUnitsLeft(item);
}

/** Returns the name of a gift's giver for the parent, in the form used after "by" or "from". */
export function formatInlineGiver({ isAnonymous, giverName: name, isByParent }: GiftView): string {
  if (isAnonymous || name === null) return words.anonymousGiverName();
  return isByParent ? words.parentGiverInlineName() : name;
}

/** Returns the name of a gift's giver for the parent, in the form used without a preposition, such as "You". */
export function formatStandaloneGiver({
  isAnonymous,
  giverName: name,
  isByParent,
}: GiftView): string {
  if (isAnonymous || name === null) return formatGiverName(ANONYMOUS_GIVER_NAME);
  return isByParent ? words.parentGiverName() : name;
}

/** Formats the givers of a wish as a list, such as "Rose", "Rose and you" or "Rose and 2 others". */
export function formatGivers({ gifts }: Pick<WishlistItemView, "gifts">): string {
  const [first = words.anonymousGiverName(), second, ...others] = new Set(
    gifts.map(formatInlineGiver),
  );
  if (second === undefined) return first;
  return others.length === 0
    ? formatNamesWithAnd([first, second])
    : words.groupedGiversLabel(first, others.length + 1);
}

/** Formats a hold for display after "Held", such as "by Grandma Rose until Nov 25, 3:40 PM" (rule: holds). */
export const formatHold = ({ giverName: name, reservedUntil }: HoldView, now: Date): string =>
  words.holderLabel(name, formatEndTime(reservedUntil, now));

export const formatHolds = ({ giverName: name, reservedUntil }: HoldView, now: Date): string =>
  words.heldStatus(name, formatEndTime(reservedUntil, now));

/** Returns the label of the button that records all free units of a wish as purchased (rule: parent-mark). */
export function getMarkPurchasedLabel({
  quantity,
  gifts,
}: Pick<ParentWishlistItemView, "quantity" | "gifts">) {
  if (quantity === null) return words.markOnePurchasedButton();
  return gifts.length > 0 ? words.markRemainingPurchasedButton() : words.markPurchasedButton();
}
