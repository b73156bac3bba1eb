import { formatDollars, type ThankYouStatus, type ThankYouView } from "@giftling/domain";

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

/** A state as the parent reads it (decision D19). */
export const THANK_YOU_STATES: Readonly<Record<ThankYouStatus, string>> = {
  pending: "Waiting",
  queued: "On its way",
  failed: "Couldn't be delivered",
  sent: "Sent",
  thanked: "Marked as thanked",
};

/** True for one that is still to be written, or to be sent again: all in the queue but what is on its way. */
export const isToWrite = ({ status }: Pick<ThankYouView, "status">): boolean =>
  status === "pending" || status === "failed";
