import type { GiftChange, SentThankYouView } from "@giftling/domain";
import { trpc } from "../../../trpc.ts";

const byDate = (a: SentThankYouView, b: SentThankYouView) =>
  a.contributionDate.localeCompare(b.contributionDate) || a.id.localeCompare(b.id);

/** The queue with one entry in it, as it is now, who waits longest first. */
export const withWaiting = (
  all: readonly SentThankYouView[],
  thankYou: SentThankYouView,
): SentThankYouView[] => [...all.filter((one) => one.id !== thankYou.id), thankYou].sort(byDate);

/** Shows what a changed gift changed elsewhere, out of the answer itself: one round trip an action (rule: client-cache). */
export function useGiftChange(kidId: string) {
  const utils = trpc.useUtils();
  const { pendingThankYous, sentThankYous, wall } = utils.gratitude;
  const input = { kidId };
  /**
   * `isWaiting` says whether its thanks came to wait by the change, or wait no more: what was dismissed asks for none
   * (rule: thank-you-queue).
   */
  return ({ analytics, thankYou }: GiftChange, { isWaiting }: { isWaiting?: boolean } = {}) => {
    utils.kids.analytics.setData(input, analytics);
    const isDone = thankYou.status === "sent" || thankYou.status === "thanked";
    const renewed = (all: SentThankYouView[] | undefined) =>
      all?.map((one) => (one.id === thankYou.id ? thankYou : one));
    pendingThankYous.setData(input, (all) => {
      if (all === undefined || isWaiting === undefined) return renewed(all);
      const isShown = isWaiting && !isDone;
      return isShown ? withWaiting(all, thankYou) : all.filter(({ id }) => id !== thankYou.id);
    });
    sentThankYous.setData(input, renewed);
    // Read again when its menu opens next, and not before.
    void wall.invalidate(input, { refetchType: "none" });
    void utils.hub.kid.reset();
  };
}
