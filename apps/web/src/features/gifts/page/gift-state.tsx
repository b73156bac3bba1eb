import type { GiftPageView } from "@giftling/domain";
import * as words from "@giftling/messages/gifts/gift-page";
import { formatRelativeDate } from "../../../components/format-relative-date.ts";
import { LocalTime } from "../../../components/local-time.tsx";
import { renderRichText } from "../../../components/render-rich-text.tsx";

/** Returns a gift's state as shown to the giver. */
export function getGiftState({
  kind,
  receivedAt,
  status,
  withdrawal = null,
  listing,
}: GiftPageView): Parameters<typeof words.getGiftStateLabel>[0] {
  if (kind === "hold") return listing === "deleted" ? "ended" : "held";
  if (kind === "purchase") {
    if (receivedAt !== null) return "arrived";
    return listing === "off-list" ? "given" : "bought";
  }
  if (withdrawal === "requested") return status === "dismissed" ? "withdrawn" : "asked";
  if (withdrawal === "declined" && status !== "dismissed") return "kept";
  if (status === "confirmed") return "confirmed";
  return status === "dismissed" ? "dismissed" : "sent";
}

/** Returns whether a parent archived or deleted the gift's wish (rule: deleted-wish). */
export const isWishRemovedFromList = ({ listing }: GiftPageView): boolean =>
  listing === "put-away" || listing === "deleted";

/** Renders the sentence that explains a gift's state to the giver. */
export function GiftStateMessage({ gift }: { gift: GiftPageView }) {
  const { childFirstName: child, reservedUntil, givenAt } = gift;
  const isRemoved = isWishRemovedFromList(gift);
  switch (getGiftState(gift)) {
    case "ended":
      return words.canceledHoldMessage(child);
    case "held":
      return renderRichText(
        isRemoved ? words.heldArchivedWishMessage(child) : words.heldGiftMessage(),
        { end: reservedUntil !== null && <LocalTime at={reservedUntil} /> },
      );
    case "bought":
      if (isRemoved) {
        const withdraw = gift.canGiveBack ? ` ${words.undoRemovedWishPurchaseHint()}` : "";
        return words.purchasedRemovedWishMessage(child) + withdraw;
      }
      return words.purchasedWishMessage(child);
    case "given":
      return words.recordedOffListGiftMessage(child);
    case "arrived":
      return words.receivedGiftMessage(child);
    case "sent":
      return renderRichText(words.reportedContributionMessage(child), {
        day: <Day at={givenAt} />,
      });
    case "confirmed":
      return words.confirmedContributionMessage(child);
    case "dismissed":
      return words.dismissedContributionMessage(child);
    case "asked":
      return words.withdrawalRequestedMessage(child);
    case "kept":
      return words.withdrawalDeclinedMessage(child);
    case "withdrawn":
      return words.withdrawContributionMessage(child);
  }
}

/** Renders a day in local time, such as "on March 14", "today" or "yesterday". */
function Day({ at }: { at: string }) {
  const day = formatRelativeDate(at, new Date());
  return <time dateTime={at}>{/\d/.test(day) ? words.giftDateLabel(day) : day.toLowerCase()}</time>;
}
