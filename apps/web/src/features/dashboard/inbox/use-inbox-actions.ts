import * as commonWords from "@giftling/messages/common";
import { approveNameError } from "@giftling/messages/gifts/life";
import { showErrorToast } from "../../../components/toast/error-toast.ts";
import { trpc } from "../../../trpc.ts";
import {
  useDeclineWithdrawal,
  useSetContributionStatus,
} from "../../gifts/ledger/use-ledger-mutations.ts";
import { focusQueueHeading } from "../../thank-yous/queue/focus-queue.ts";
import { useMarkThanked } from "../../thank-yous/queue/use-thank-you-mutations.ts";
import { useDashboard } from "../dashboard-context.ts";
import type { InboxGift } from "./inbox-gifts.ts";

/** Returns the actions on an inbox gift. Actions that remove the gift focus the inbox's heading. */
export function useInboxActions({ kidId, thankYou, contribution, pendingEntry }: InboxGift) {
  const { kids } = useDashboard();
  const { mutate: setStatus } = useSetContributionStatus(kidId);
  const { mutate: keep } = useDeclineWithdrawal(kidId);
  const firstName = kids.find(({ id }) => id === kidId)?.firstName ?? "";
  const { mutate: mark } = useMarkThanked(kidId, firstName);
  const { wall } = trpc.useUtils().gratitude;
  const { mutate: approve } = trpc.gratitude.approveNames.useMutation({
    onSuccess: (entries) => wall.setData({ kidId }, entries),
    onError: (error) => {
      showErrorToast(approveNameError(), error, commonWords.tryAgainMessage());
    },
  });
  return {
    confirm: () => {
      if (contribution) setStatus({ id: contribution.id, status: "confirmed" });
    },
    dismiss: () => {
      if (contribution === null) return;
      focusQueueHeading();
      setStatus({ id: contribution.id, status: "dismissed" });
    },
    keep: () => {
      if (contribution === null) return;
      focusQueueHeading();
      keep({ id: contribution.id });
    },
    approveName: () => {
      if (pendingEntry === null) return;
      if (thankYou === null) focusQueueHeading();
      approve({ kidId, ids: [pendingEntry.id] });
    },
    markThanked: () => {
      if (thankYou === null) return;
      focusQueueHeading();
      mark({ id: thankYou.id, isThanked: true });
    },
    thankOnWall: () => {
      if (thankYou === null) return;
      focusQueueHeading();
      mark({ id: thankYou.id, isThanked: true, onWall: true });
    },
  };
}
