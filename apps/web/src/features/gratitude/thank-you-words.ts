import { formatDollars, type ThankYouView } from "@giftling/domain";

const TYPE_WORDS: Readonly<Record<ThankYouView["contributionType"], string>> = {
  wishlist: "Wishlist gift",
  "529": "529 gift",
  esa: "ESA gift",
  contribution: "Contribution",
};

/** What a thank-you is for: "Wooden train", or "$30 · 529 gift". */
export function thankYouReason(
  thankYou: Pick<ThankYouView, "contributionType" | "contributionAmount" | "giftLabel">,
): string {
  const label = thankYou.giftLabel ?? TYPE_WORDS[thankYou.contributionType];
  return thankYou.contributionAmount === null
    ? label
    : `${formatDollars(thankYou.contributionAmount)} · ${label}`;
}
