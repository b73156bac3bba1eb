import { formatDollars, type ThankYouView } from "@giftling/domain";
import * as queueWords from "@giftling/messages/gratitude/queue";

/** What a thank-you is for: "Wooden train", or "$30 · 529 gift". */
export function thankYouReason(
  thankYou: Pick<ThankYouView, "contributionType" | "contributionAmount" | "giftLabel">,
): string {
  const label = thankYou.giftLabel ?? queueWords.typeOfGift(thankYou.contributionType);
  return thankYou.contributionAmount === null
    ? label
    : `${formatDollars(thankYou.contributionAmount)} · ${label}`;
}

/** What is said once the wall thanks an anonymous giver (rule: wall-thanks). */
export const thankedOnWall = (firstName: string) => ({
  title: queueWords.thankedOnTheWall(),
  message: queueWords.hangsBeneath(firstName),
});

/** What became of a written one: its state, or that nobody has its link yet (rule: links-to-share). */
export function sentWords(
  sent: Pick<ThankYouView, "status" | "awaitsConfirmation" | "contributorName" | "wallThanks">,
  isUnshared: boolean,
): string {
  if (sent.status === "thanked" && sent.wallThanks === "said") return queueWords.thankedOnTheWall();
  if (sent.status !== "sent" || !isUnshared) return queueWords.stateOf(sent.status);
  return sent.awaitsConfirmation
    ? queueWords.linkNotSharedMailed(sent.contributorName)
    : queueWords.linkNotShared();
}

/** True for one that is still to be written, or to be sent again: all in the queue but what is on its way. */
export const isToWrite = ({ status }: Pick<ThankYouView, "status">): boolean =>
  status === "pending" || status === "failed";

/** A gift whose giver cannot be reached at all: no name to give a link to, and no address. */
export const isUnreachable = ({
  contributorName,
  hasEmail,
  awaitsConfirmation,
}: Pick<ThankYouView, "contributorName" | "hasEmail" | "awaitsConfirmation">): boolean =>
  contributorName === null && !hasEmail && !awaitsConfirmation;

/** What waits for the parent at a kid (rule: waiting-counts). */
export type Waiting = { toThank: number; toConfirm: number };

/** "5 to thank, 2 to confirm"; null when nothing waits. */
export const waitingWords = ({ toThank, toConfirm }: Waiting): string | null =>
  queueWords.waitingText(toThank, toConfirm);
