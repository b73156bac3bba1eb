import type { ThankYouView } from "@giftling/domain";
import * as words from "@giftling/messages/gratitude/thanking";

/** How a thank-you will get to its giver, said before it is sent (rule: thank-you-queue, thanks-after-confirming). */
export function wayOf(
  thankYou: Pick<ThankYouView, "hasEmail" | "awaitsConfirmation" | "contributorName">,
): string {
  if (thankYou.hasEmail) return words.byMailAddressLeft();
  return thankYou.awaitsConfirmation
    ? words.mailedOnceConfirmed(thankYou.contributorName)
    : words.noAddressLeft();
}

/** The same for several, by how many of them are mailed. */
export function waysOf(chosen: readonly Pick<ThankYouView, "hasEmail">[]): string | null {
  const mailed = chosen.filter(({ hasEmail }) => hasEmail).length;
  const linked = chosen.length - mailed;
  if (chosen.length === 0) return null;
  if (linked === 0) return words.allByMail(mailed);
  return mailed === 0 ? words.allByLink(linked) : words.someByMail(mailed, linked);
}
