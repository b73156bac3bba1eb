import type { GiftChange, SentThankYouView } from "@giftling/domain";
import { trpc } from "../../../trpc.ts";

const byDate = (a: SentThankYouView, b: SentThankYouView) =>
  a.contributionDate.localeCompare(b.contributionDate) || a.id.localeCompare(b.id);

/** Returns the queue with the entry updated, the longest waiting first. */
export const withWaiting = (
  all: readonly SentThankYouView[],
  thankYou: SentThankYouView,
): SentThankYouView[] => [...all.filter((one) => one.id !== thankYou.id), thankYou].sort(byDate);

/** Applies a changed gift to other cached data, from the response itself: one round trip per action (rule: client-cache). */
export function useGiftChange(kidId: string) {
  const utils = trpc.useUtils();
  const { pendingThankYous, sentThankYous, wall } = utils.gratitude;
  const input = { kidId };
  /**
   * `isWaiting`: whether the change added its thank-you to the queue or removed it. A dismissed contribution needs none
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
    // Loaded again when its menu opens next.
    void wall.invalidate(input, { refetchType: "none" });
    void utils.hub.kid.reset();
  };
}
