import {
  ANONYMOUS_GIVER_NAME,
  type ContributionView,
  type Currency,
  type ThankYouView,
} from "@giftling/domain";
import { formatGiverName } from "@giftling/messages/hub/wall";
import { formatMoney } from "@giftling/messages/money";
import * as queueWords from "@giftling/messages/thank-yous/queue";
import { hasWithdrawalRequest } from "../../gifts/ledger/recent-gifts.ts";

/** Formats the gift that a thank-you is for, such as "Wooden train" or "$30 · 529 gift". */
export function formatThankYouGift(
  thankYou: Pick<ThankYouView, "contributionType" | "contributionAmount" | "giftLabel">,
  currency?: Currency,
): string {
  const label = thankYou.giftLabel ?? queueWords.getGiftTypeLabel(thankYou.contributionType);
  return thankYou.contributionAmount === null
    ? label
    : `${formatMoney(thankYou.contributionAmount, currency)} · ${label}`;
}

/** Formats a giver's name. An anonymous giver has no name. */
export const formatGiver = (name: string | null): string =>
  name ?? formatGiverName(ANONYMOUS_GIVER_NAME);

/** Returns the text that states how a thank-you was sent, or that its link is unshared (rule: links-to-share). */
export function describeSentThankYou(
  sent: Pick<ThankYouView, "status" | "awaitsConfirmation" | "contributorName" | "wallThanks">,
  isUnshared: boolean,
): string {
  if (sent.status === "thanked" && sent.wallThanks === "said")
    return queueWords.thankedOnWallStatus();
  if (sent.status !== "sent" || !isUnshared) return queueWords.getThankYouStatusLabel(sent.status);
  return sent.awaitsConfirmation
    ? queueWords.unsharedLinkMailStatus(sent.contributorName)
    : queueWords.unsharedLinkStatus();
}

/** Returns whether the giver has neither a name nor an e-mail address. */
export const isGiverUnreachable = ({
  contributorName,
  hasEmail,
  awaitsConfirmation,
}: Pick<ThankYouView, "contributorName" | "hasEmail" | "awaitsConfirmation">): boolean =>
  contributorName === null && !hasEmail && !awaitsConfirmation;

/** Numbers of a kid's pending thank-yous, unconfirmed contributions and proposals (rule: waiting-counts). */
export type PendingActionCounts = { toThank: number; toConfirm: number; toReview: number };

/** Returns whether a contribution is unconfirmed or has an open withdrawal request. */
export const isContributionUndecided = (contribution: ContributionView): boolean =>
  contribution.status === "reported" || hasWithdrawalRequest(contribution);

/** Formats the numbers of pending items, such as "5 to thank, 2 to confirm". Returns null if no item is pending. */
export const formatPendingActions = ({
  toThank,
  toConfirm,
  toReview,
}: PendingActionCounts): string | null =>
  queueWords.formatQueueCounts(toThank, toConfirm, toReview);
