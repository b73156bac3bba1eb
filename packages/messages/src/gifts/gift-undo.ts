import type { GiftPageView } from "@giftling/domain/gifts/schema";
import * as words from "./gift-page.ts";

/** Returns the title, text and button of the dialog that confirms undoing a gift (rule: gift-pass). */
export function getUndoGiftMessages({
  kind,
  listing,
  label,
  childFirstName: child,
}: Pick<GiftPageView, "kind" | "listing" | "label" | "childFirstName">) {
  if (kind !== "contribution" && listing === "listed") {
    return {
      title: words.releaseGiftTitle(),
      text: words.releaseGiftMessage(label ?? "", child),
      button: words.releaseGiftButton(),
    };
  }
  return {
    title: words.withdrawContributionTitle(),
    text:
      kind === "contribution"
        ? words.withdrawContributionMessage(child)
        : words.withdrawOffListGiftMessage(label ?? "", child),
    button: words.withdrawContributionButton(),
  };
}
