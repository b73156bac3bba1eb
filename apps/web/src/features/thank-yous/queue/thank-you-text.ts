import { formatDollars, type ThankYouView } from "@giftling/domain";
import * as queueWords from "@giftling/messages/thank-yous/queue";

/** Returns the text about the gift of a thank-you: "Wooden train", or "$30 · 529 gift". */
export function formatThankYouReason(
  thankYou: Pick<ThankYouView, "contributionType" | "contributionAmount" | "giftLabel">,
): string {
  const label = thankYou.giftLabel ?? queueWords.getGiftTypeLabel(thankYou.contributionType);
  return thankYou.contributionAmount === null
    ? label
    : `${formatDollars(thankYou.contributionAmount)} · ${label}`;
}

/** Returns the toast confirming that the wall thanks an anonymous giver (rule: wall-thanks). */
export const createWallThanksToast = (firstName: string) => ({
  title: queueWords.thankedOnWallStatus(),
  message: queueWords.thankedOnWallMessage(firstName),
});

/** Returns the text about a sent thank-you: its state, or that its link was not shared yet (rule: links-to-share). */
export function describeSentThankYou(
  sent: Pick<ThankYouView, "status" | "awaitsConfirmation" | "contributorName" | "wallThanks">,
  isUnshared: boolean,
): string {
  if (sent.status === "thanked" && sent.wallThanks === "said")
    return queueWords.thankedOnWallStatus();
  if (sent.status !== "sent" || !isUnshared) return queueWords.getStatusLabel(sent.status);
  return sent.awaitsConfirmation
    ? queueWords.unsharedLinkMailStatus(sent.contributorName)
    : queueWords.unsharedLinkStatus();
}

/**
 * Returns whether a thank-you has to be written or sent again. Returns false if its mail is in progress or the thank-you
 * was sent.
 */
export const isUnwritten = ({ status }: Pick<ThankYouView, "status">): boolean =>
  status === "pending" || status === "failed";

/** Returns whether the giver has neither a name nor an e-mail address. */
export const isGiverUnreachable = ({
  contributorName,
  hasEmail,
  awaitsConfirmation,
}: Pick<ThankYouView, "contributorName" | "hasEmail" | "awaitsConfirmation">): boolean =>
  contributorName === null && !hasEmail && !awaitsConfirmation;

/** Numbers of a kid's pending items (rule: waiting-counts). */
export type PendingItemCounts = { toThank: number; toConfirm: number };

/** Formats the numbers of pending items: "5 to thank, 2 to confirm". Returns null if there are none. */
export const formatPendingItems = ({ toThank, toConfirm }: PendingItemCounts): string | null =>
  queueWords.formatQueueCounts(toThank, toConfirm);
