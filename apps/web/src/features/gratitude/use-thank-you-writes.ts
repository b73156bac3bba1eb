import type { SentThankYouView, ThankYouView } from "@giftling/domain";
import { hideToast, showToast } from "../../components/toast.ts";
import { errorMessage, trpc } from "../../trpc.ts";

const byDate = (a: ThankYouView, b: ThankYouView) =>
  a.contributionDate.localeCompare(b.contributionDate) || a.id.localeCompare(b.id);

/** Sending and marking; what is thanked leaves the queue for the history (spec section 4, decision D32). */
export function useThankYouWrites(kidId: string) {
  const utils = trpc.useUtils();
  const { pendingThankYous, sentThankYous } = utils.gratitude;
  const input = { kidId };

  const leaveQueue = (id: string) =>
    pendingThankYous.setData(input, (all) => all?.filter((one) => one.id !== id));
  const joinQueue = (thankYou: ThankYouView) =>
    pendingThankYous.setData(
      input,
      (all) => all && [...all.filter((one) => one.id !== thankYou.id), thankYou].sort(byDate),
    );
  const leaveHistory = (id: string) =>
    sentThankYous.setData(input, (all) => all?.filter((one) => one.id !== id));
  const joinHistory = (sent: SentThankYouView) =>
    sentThankYous.setData(
      input,
      (all) => all && [sent, ...all.filter((one) => one.id !== sent.id)],
    );

  return {
    send: async (message: { id: string; personalMessage: string }): Promise<SentThankYouView> => {
      const sent = await utils.client.gratitude.sendThankYou.mutate(message);
      hideToast();
      leaveQueue(sent.id);
      joinHistory(sent);
      return sent;
    },
    /** Shown at once, and back in the queue when the server refuses. */
    markThanked: async (thankYou: ThankYouView): Promise<void> => {
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
        const answer = await utils.client.gratitude.markThanked.mutate(call);
        if (answer.status !== "pending") return void joinHistory(answer);
        const { personalMessage, sentAt, pageUrl, ...thankYou } = answer;
        leaveHistory(sent.id);
        joinQueue(thankYou);
      } catch (error) {
        const message = errorMessage(error, "Please try again");
        showToast({ title: "Couldn't put it back", message, tone: "error" });
      }
    },
  };
}
