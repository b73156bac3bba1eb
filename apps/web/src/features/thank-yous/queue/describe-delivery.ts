import type { ThankYouView } from "@giftling/domain";
import * as words from "@giftling/messages/thank-yous/write-thank-you";

/**
 * Returns the text that explains how a thank-you will reach the giver, including the e-mail address
 * (rule: thanks-recipient).
 */
export function describeDelivery(
  thankYou: Pick<ThankYouView, "hasEmail" | "recipient" | "awaitsConfirmation" | "contributorName">,
): string {
  if (thankYou.hasEmail) {
    return thankYou.recipient
      ? words.recipientDeliveryNote(thankYou.recipient)
      : words.mailDeliveryNote();
  }
  return thankYou.awaitsConfirmation
    ? words.pendingMailDeliveryNote(thankYou.contributorName)
    : words.linkDeliveryNote();
}

/**
 * Returns the text that states how many of the selected thank-yous will be mailed. Returns null if no thank-you is
 * selected.
 */
export function describeDeliveries(
  chosen: readonly Pick<ThankYouView, "hasEmail">[],
): string | null {
  const mailed = chosen.filter(({ hasEmail }) => hasEmail).length;
  const linked = chosen.length - mailed;
  if (chosen.length === 0) return null;
  if (linked === 0) return words.allMailDeliveryNote(mailed);
  return mailed === 0 ? words.allLinkDeliveryNote(linked) : words.mixedDeliveryNote(mailed, linked);
}
