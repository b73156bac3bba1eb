import type { SentThankYouView } from "@giftling/domain";
import { getErrorCode } from "../../../api-error.ts";
import { hideToast } from "../../../components/toast/toast.ts";
import { trpc } from "../../../trpc.ts";
import { deleteUnsharedThankYouId, saveUnsharedThankYouId } from "./unshared-thank-you-ids.ts";
import { useThankYouLists } from "./use-thank-you-mutations.ts";

function useSendHandlers(kidId: string) {
  const lists = useThankYouLists(kidId);
  const { pendingThankYous } = trpc.useUtils().gratitude;
  return {
    /**
     * Marks the private links of the thank-yous `ids` as not shared. Must be called before the thank-yous are sent,
     * because the response can be lost (rule: links-to-share).
     */
    markUnshared: (ids: readonly string[]) => {
      for (const { id, hasEmail } of pendingThankYous.getData({ kidId }) ?? []) {
        if (!hasEmail && ids.includes(id)) saveUnsharedThankYouId(id);
      }
    },
    settleAll: (sent: readonly SentThankYouView[]) => {
      hideToast();
      for (const one of sent) {
        lists.settle(one);
        if (one.status === "sent") saveUnsharedThankYouId(one.id);
        else deleteUnsharedThankYouId(one.id);
      }
      // Restarts a pending query of the history, because its response can lack the new thank-yous.
      void lists.readAgain();
    },
    /**
     * Refetches the lists after a conflict. A conflict means that another tab, or a request whose response was lost,
     * already sent the thank-you.
     */
    onError: (error: unknown) => {
      if (getErrorCode(error) === "CONFLICT") void lists.readAgain();
    },
  };
}

/** Returns the mutation that sends a thank-you or retries a failed delivery (rule: thank-you-queue). */
export function useSendThankYou(kidId: string) {
  const { markUnshared, settleAll, onError } = useSendHandlers(kidId);
  return trpc.gratitude.sendThankYou.useMutation({
    onMutate: ({ id }) => markUnshared([id]),
    onSuccess: (sent) => settleAll([sent]),
    onError,
  });
}

/** Returns the mutation that sends the same message to several givers. */
export function useSendGroupThankYou(kidId: string) {
  const { markUnshared, settleAll, onError } = useSendHandlers(kidId);
  return trpc.gratitude.sendThankYous.useMutation({
    onMutate: ({ ids }) => markUnshared(ids),
    onSuccess: settleAll,
    onError,
  });
}
