import type { GiftChange, SentThankYouView } from "@giftling/domain";
import { trpc } from "../../../trpc.ts";

const byDate = (a: SentThankYouView, b: SentThankYouView) =>
  a.contributionDate.localeCompare(b.contributionDate) || a.id.localeCompare(b.id);

/** Returns the thank-you queue with `thankYou` added or replaced, sorted by the gift's date, oldest first. */
export const insertPendingThankYou = (
  all: readonly SentThankYouView[],
  thankYou: SentThankYouView,
): SentThankYouView[] => [...all.filter((one) => one.id !== thankYou.id), thankYou].sort(byDate);

/**
 * Returns a function that updates the cached statistics and thank-yous from the response to a change of a gift. No
 * refetch is needed (rule: client-cache).
 */
export function useApplyGiftChange(kidId: string) {
  const utils = trpc.useUtils();
  const { pendingThankYous, sentThankYous, wall } = utils.gratitude;
  const input = { kidId };
  /**
   * Updates the cached statistics and thank-yous after a change of a gift. `isWaiting` is true if the gift now needs a
   * thank-you, false if the gift no longer needs a thank-you, and undefined if neither changed. A dismissed
   * contribution needs no thank-you (rule: thank-you-queue).
   */
  return ({ analytics, thankYou }: GiftChange, { isWaiting }: { isWaiting?: boolean } = {}) => {
    utils.kids.analytics.setData(input, analytics);
    const isDone = thankYou.status === "sent" || thankYou.status === "thanked";
    const renewed = (all: SentThankYouView[] | undefined) =>
      all?.map((one) => (one.id === thankYou.id ? thankYou : one));
    pendingThankYous.setData(input, (all) => {
      if (all === undefined || isWaiting === undefined) return renewed(all);
      const isShown = isWaiting && !isDone;
      return isShown
        ? insertPendingThankYou(all, thankYou)
        : all.filter(({ id }) => id !== thankYou.id);
    });
    if (isDone) sentThankYous.setData(input, renewed);
    // The wall is refetched when a gift's menu is opened the next time.
    void wall.invalidate(input, { refetchType: "none" });
  };
}
