import * as commonWords from "@giftling/messages/common";
import * as parentWords from "@giftling/messages/dashboard/parent";
import { showErrorToast } from "../../../../components/toast/error-toast.ts";
import { trpc } from "../../../../trpc.ts";

/** Returns the optimistic mutation that records an answer to "What arrived?" (rule: after-the-day). */
export function useReceivedGiftsCheckMutation() {
  const { user } = trpc.useUtils().account;
  return trpc.account.checkArrivals.useMutation({
    onMutate: () => {
      const before = user.getData();
      const arrivalsCheckedAt = new Date().toISOString();
      user.setData(undefined, (known) => known && { ...known, arrivalsCheckedAt });
      return { before };
    },
    onSuccess: (answer) => user.setData(undefined, answer),
    onError: (error, _input, context) => {
      user.setData(undefined, context?.before);
      showErrorToast(parentWords.errorTitle(), error, commonWords.retryMessage());
    },
  });
}
