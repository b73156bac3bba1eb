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

/** A state as the parent reads it (rule: thank-you-states). */
export const THANK_YOU_STATES: Readonly<Record<ThankYouStatus, string>> = {
  pending: "Waiting",
  queued: "On its way",
  failed: "Couldn't be delivered",
  sent: "Sent",
  thanked: "Marked as thanked",
};

/** What is said once the wall thanks an anonymous giver (rule: wall-thanks). */
export const thankedOnWall = (firstName: string) => ({
  title: "Thanked on the wall",
  message: `“${firstName} says thank you” hangs beneath the gift on the hub.`,
});

/** What became of a written one: its state, or that nobody has its link yet (rule: links-to-share). */
export function sentWords(
  sent: Pick<ThankYouView, "status" | "awaitsConfirmation" | "contributorName" | "wallThanks">,
  isUnshared: boolean,
): string {
  if (sent.status === "thanked" && sent.wallThanks === "said") return "Thanked on the wall";
  if (sent.status !== "sent" || !isUnshared) return THANK_YOU_STATES[sent.status];
  return sent.awaitsConfirmation
    ? `Link not shared yet; ${mailedOnceConfirmed(sent)}`
    : "Link not shared yet";
}

/** True for one that is still to be written, or to be sent again: all in the queue but what is on its way. */
export const isToWrite = ({ status }: Pick<ThankYouView, "status">): boolean =>
  status === "pending" || status === "failed";

/** How a thank-you will get to its giver, said before it is sent (rule: thank-you-queue, thanks-after-confirming). */
export function wayOf(
  thankYou: Pick<ThankYouView, "hasEmail" | "awaitsConfirmation" | "contributorName">,
): string {
  if (thankYou.hasEmail) return "It goes out by e-mail: the giver left an address.";
  return thankYou.awaitsConfirmation
    ? `It is ${mailedOnceConfirmed(thankYou)}. Until then you get a private link to pass on.`
    : "No e-mail address was left, so you get a private link to pass on.";
}

/** "mailed as soon as Rosa confirms" (rule: thanks-after-confirming). */
export const mailedOnceConfirmed = ({
  contributorName,
}: Pick<ThankYouView, "contributorName">): string =>
  `mailed as soon as ${contributorName ?? "the giver"} confirms`;

/** A gift whose giver cannot be reached at all: no name to give a link to, and no address. */
export const isUnreachable = ({
  contributorName,
  hasEmail,
  awaitsConfirmation,
}: Pick<ThankYouView, "contributorName" | "hasEmail" | "awaitsConfirmation">): boolean =>
  contributorName === null && !hasEmail && !awaitsConfirmation;

/** The same for several, by how many of them are mailed. */
export function waysOf(chosen: readonly Pick<ThankYouView, "hasEmail">[]): string | null {
  const mailed = chosen.filter(({ hasEmail }) => hasEmail).length;
  const linked = chosen.length - mailed;
  if (chosen.length === 0) return null;
  if (linked === 0) return mailed === 1 ? "It goes out by e-mail." : "They all go out by e-mail.";
  const links = linked === 1 ? "a private link" : `${linked} private links`;
  if (mailed === 0) return `No e-mail address was left, so you get ${links} to pass on.`;
  return `${mailed} ${mailed === 1 ? "goes" : "go"} out by e-mail; for the other${linked === 1 ? "" : "s"} you get ${links} to pass on.`;
}

/** What waits for the parent at a kid (rule: waiting-counts). */
export type Waiting = { toThank: number; toConfirm: number };

/** "5 to thank, 2 to confirm"; null when nothing waits. */
export function waitingWords({ toThank, toConfirm }: Waiting): string | null {
  const parts = [
    toThank > 0 ? `${toThank} to thank` : null,
    toConfirm > 0 ? `${toConfirm} to confirm` : null,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(", ");
}
