import type { SentThankYouView } from "@giftling/domain";
import { hideToast, showToast } from "../../../components/toast/toast.ts";
import { errorCode, errorMessage, trpc } from "../../../trpc.ts";
import { withWaiting } from "../ledger/use-gift-change.ts";

/** Sending and marking; what is thanked leaves the queue for the history (spec section 4, decision D32). */
export function useThankYouWrites(kidId: string) {
  const utils = trpc.useUtils();
  const { pendingThankYous, sentThankYous } = utils.gratitude;
  const input = { kidId };

  const leaveQueue = (id: string) =>
    pendingThankYous.setData(input, (all) => all?.filter((one) => one.id !== id));
  const joinQueue = (thankYou: SentThankYouView) =>
    pendingThankYous.setData(input, (all) => all && withWaiting(all, thankYou));
  const leaveHistory = (id: string) =>
    sentThankYous.setData(input, (all) => all?.filter((one) => one.id !== id));
  const joinHistory = (sent: SentThankYouView) =>
    sentThankYous.setData(
      input,
      (all) => all && [sent, ...all.filter((one) => one.id !== sent.id)],
    );

  /** Shows what became of one: in the history once it is sent, in the queue with its state as long as it is not. */
  function settle(sent: SentThankYouView) {
    if (sent.status === "sent" || sent.status === "thanked") {
      leaveQueue(sent.id);
      joinHistory(sent);
    } else {
      joinQueue(sent);
      leaveHistory(sent.id);
    }
  }

  async function sending<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    try {
      const answer = await call();
      hideToast();
      return answer;
    } catch (error) {
      // Sent already, by a try whose answer was lost or in another tab: what is shown is old.
      if (errorCode(error) === "CONFLICT") {
        void pendingThankYous.invalidate(input);
        void sentThankYous.invalidate(input);
      }
      throw error;
    }
  }

  return {
    send: async (message: { id: string; personalMessage: string }): Promise<SentThankYouView> => {
      const sent = await sending(() => utils.client.gratitude.sendThankYou.mutate(message));
      settle(sent);
      return sent;
    },
    sendSeveral: async (message: {
      ids: string[];
      personalMessage: string;
    }): Promise<SentThankYouView[]> => {
      const sent = await sending(() => utils.client.gratitude.sendThankYous.mutate(message));
      sent.forEach(settle);
      return sent;
    },
    /** Shown at once, and back in the queue when the server refuses. */
    markThanked: async (thankYou: SentThankYouView): Promise<void> => {
      await pendingThankYous.cancel(input);
      leaveQueue(thankYou.id);
      try {
        const call = { id: thankYou.id, isThanked: true };
        joinHistory(await utils.client.gratitude.markThanked.mutate(call));
      } catch (error) {
        joinQueue(thankYou);
        const message = errorMessage(error, "Please try again");
        showToast({ title: "Couldn't mark as thanked", message, tone: "error" });
      }
    },
    /** What was only marked goes back to the queue; what was sent stays sent. */
    unmarkThanked: async (sent: SentThankYouView): Promise<void> => {
      try {
        const call = { id: sent.id, isThanked: false };
        settle(await utils.client.gratitude.markThanked.mutate(call));
      } catch (error) {
        const message = errorMessage(error, "Please try again");
        showToast({ title: "Couldn't put it back", message, tone: "error" });
      }
    },
  };
}
