import type { ThankYouView } from "@giftling/domain";
import * as words from "@giftling/messages/gratitude/thanking";

/** Describes before sending how a thank-you reaches its giver (rule: thank-you-queue). */
export function wayOf(
  thankYou: Pick<ThankYouView, "hasEmail" | "awaitsConfirmation" | "contributorName">,
): string {
  if (thankYou.hasEmail) return words.byMailAddressLeft();
  return thankYou.awaitsConfirmation
    ? words.mailedOnceConfirmed(thankYou.contributorName)
    : words.noAddressLeft();
}

/** Describes for several thank-yous how many of them are mailed. */
export function waysOf(chosen: readonly Pick<ThankYouView, "hasEmail">[]): string | null {
  const mailed = chosen.filter(({ hasEmail }) => hasEmail).length;
  const linked = chosen.length - mailed;
  if (chosen.length === 0) return null;
  if (linked === 0) return words.allByMail(mailed);
  return mailed === 0 ? words.allByLink(linked) : words.someByMail(mailed, linked);
}
