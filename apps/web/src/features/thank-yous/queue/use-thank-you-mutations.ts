import type { SentThankYouView } from "@giftling/domain";
import * as commonWords from "@giftling/messages/common";
import * as queueWords from "@giftling/messages/thank-yous/queue";
import { showErrorToast } from "../../../components/toast/error-toast.ts";
import { showToast } from "../../../components/toast/toast.ts";
import { trpc } from "../../../trpc.ts";
import { insertPendingThankYou } from "../../gifts/ledger/use-apply-gift-change.ts";

export function useThankYouLists(kidId: string) {
  const { pendingThankYous, sentThankYous } = trpc.useUtils().gratitude;
  const input = { kidId };

  const leaveQueue = (id: string) =>
    pendingThankYous.setData(input, (all) => all?.filter((one) => one.id !== id));
  const joinQueue = (thankYou: SentThankYouView) =>
    pendingThankYous.setData(input, (all) => all && insertPendingThankYou(all, thankYou));
  const leaveHistory = (id: string) =>
    sentThankYous.setData(input, (all) => all?.filter((one) => one.id !== id));
  const joinHistory = (sent: SentThankYouView) =>
    sentThankYous.setData(
      input,
      (all) => all && [sent, ...all.filter((one) => one.id !== sent.id)],
    );

  return {
    joinQueue,
    /**
     * Removes a thank-you from the cached queue and returns the thank-you. Cancels pending queries, because their
     * responses could restore the thank-you.
     */
    takeFromQueue: async (id: string) => {
      await pendingThankYous.cancel(input);
      const waiting = pendingThankYous.getData(input)?.find((one) => one.id === id);
      leaveQueue(id);
      return waiting;
    },
    /** Moves a thank-you to the history if its status is `sent` or `thanked`, and to the queue otherwise. */
    settle: (sent: SentThankYouView) => {
      if (sent.status === "sent" || sent.status === "thanked") {
        leaveQueue(sent.id);
        joinHistory(sent);
      } else {
        joinQueue(sent);
        leaveHistory(sent.id);
      }
    },
    /** Refetches both lists. Cancels the first query of the history, which an invalidation would not restart. */
    readAgain: async () => {
      void pendingThankYous.invalidate(input);
      await sentThankYous.cancel(input);
      await sentThankYous.invalidate(input);
    },
  };
}

/**
 * Returns the mutation that records a giver as thanked, with the input `{ id, isThanked: true }`. The mutation updates
 * the cached queue optimistically, and restores the thank-you if the server rejects the change. A toast with the kid's
 * name, `firstName`, confirms public thanks on the wall.
 */
export function useMarkGiftThanked(kidId: string, firstName: string) {
  const lists = useThankYouLists(kidId);
  return trpc.gratitude.markThanked.useMutation({
    onMutate: async ({ id }) => ({ waiting: await lists.takeFromQueue(id) }),
    onSuccess: (sent, { onWall }) => {
      // Moves the thank-you again, because the response to a confirmation may have returned the thank-you to the queue.
      lists.settle(sent);
      if (!onWall) return;
      showToast({
        title: queueWords.thankedOnWallStatus(),
        message: queueWords.thankedOnWallMessage(firstName),
      });
    },
    onError: (error, _input, context) => {
      if (context?.waiting) lists.joinQueue(context.waiting);
      showErrorToast(queueWords.markThankedError(), error, commonWords.retryMessage());
    },
  });
}

/** Returns the mutation that returns a thank-you to the queue, with `isThanked: false`. */
export function useUnmarkGiftThanked(kidId: string) {
  const lists = useThankYouLists(kidId);
  return trpc.gratitude.markThanked.useMutation({
    onSuccess: lists.settle,
    onError: (error) => {
      showErrorToast(queueWords.restoreThankYouError(), error, commonWords.retryMessage());
    },
  });
}
