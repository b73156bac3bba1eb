import type { ContributionStatus, ContributionView } from "@giftling/domain";
import * as commonWords from "@giftling/messages/common";
import * as ledgerWords from "@giftling/messages/gifts/ledger";
import { withdrawalDeclinedTitle } from "@giftling/messages/thank-yous/queue";
import { showErrorToast } from "../../../components/toast/error-toast.ts";
import { showToast } from "../../../components/toast/toast.ts";
import { trpc } from "../../../trpc.ts";
import {
  applyPatch,
  createKidListCache,
  createOptimisticEditMutationOptions,
} from "../../entries/lists/list-cache.ts";
import { useApplyGiftChange } from "./use-apply-gift-change.ts";

const latestFirst = (a: ContributionView, b: ContributionView) =>
  b.contributedAt.localeCompare(a.contributedAt) || b.id.localeCompare(a.id);

/**
 * Returns functions that update an activity's sum of confirmed contributions in the kid's wishlist. The other sums are
 * computed from the ledger (rule: one-ledger).
 */
function useActivitySum(kidId: string) {
  const { list } = trpc.useUtils().wishlist;
  return {
    /** Updates the cached sum after a contribution's status changed from `from` to `to`. Cancels refetches of it. */
    move: async (
      { amount, wishlistItemId }: ContributionView,
      from: ContributionStatus,
      to: ContributionStatus,
    ) => {
      if (wishlistItemId === null) return;
      await list.cancel({ kidId });
      const added = amount * (Number(to === "confirmed") - Number(from === "confirmed"));
      list.setData({ kidId }, (items) =>
        items?.map((item) =>
          item.id === wishlistItemId
            ? { ...item, fundingReceived: item.fundingReceived + added }
            : item,
        ),
      );
    },
    /** Refetches the sum, which the server bounds. */
    refetch: ({ wishlistItemId }: ContributionView) => {
      if (wishlistItemId !== null) void list.invalidate({ kidId });
    },
  };
}

/**
 * Returns the mutation that confirms, dismisses or reopens a contribution. The mutation updates the cached
 * contributions and the activity's sum optimistically (rule: contribution-ledger).
 */
export function useSetContributionStatus(kidId: string) {
  const utils = trpc.useUtils();
  const follow = useApplyGiftChange(kidId);
  const activitySum = useActivitySum(kidId);
  const list = createKidListCache(utils.gratitude.contributions, kidId);
  const atOnce = createOptimisticEditMutationOptions<
    ContributionView,
    { id: string; status: ContributionStatus }
  >(list, applyPatch);
  return trpc.gratitude.setContributionStatus.useMutation({
    onMutate: async (edit) => {
      await utils.kids.analytics.cancel({ kidId });
      const context = await atOnce.onMutate(edit);
      const { before } = context;
      if (before) await activitySum.move(before, before.status, edit.status);
      return context;
    },
    onSuccess: ({ changed, ...contribution }, { status }, { before }) => {
      // The response to a confirmation does not change the queue, because it can arrive after a sent thank-you.
      const movesInQueue = status === "dismissed" || before?.status === "dismissed";
      if (changed) follow(changed, movesInQueue ? { isWaiting: status !== "dismissed" } : {});
      atOnce.onSuccess(contribution);
      activitySum.refetch(contribution);
    },
    onError: async (error, edit, context) => {
      atOnce.onError(error, edit, context);
      if (context?.before) {
        await activitySum.move(context.before, edit.status, context.before.status);
        activitySum.refetch(context.before);
      }
      showErrorToast(ledgerWords.updateContributionError(), error, commonWords.retryMessage());
    },
  });
}

/**
 * Returns the mutation that declines a giver's withdrawal request for a contribution. The mutation updates the cached
 * contribution optimistically (rule: confirmed-withdrawal).
 */
export function useDeclineWithdrawalRequest(kidId: string) {
  const list = createKidListCache(trpc.useUtils().gratitude.contributions, kidId);
  const atOnce = createOptimisticEditMutationOptions<ContributionView, { id: string }>(
    list,
    (entry) => ({
      ...entry,
      withdrawal: "declined",
    }),
  );
  return trpc.gratitude.keepContribution.useMutation({
    onMutate: atOnce.onMutate,
    onSuccess: ({ changed: _changed, ...contribution }) => {
      atOnce.onSuccess(contribution);
      showToast({ title: withdrawalDeclinedTitle() });
    },
    onError: (error, edit, context) => {
      atOnce.onError(error, edit, context);
      showErrorToast(ledgerWords.updateContributionError(), error, commonWords.retryMessage());
    },
  });
}

export function useRecordContribution(kidId: string) {
  const follow = useApplyGiftChange(kidId);
  const activitySum = useActivitySum(kidId);
  const list = createKidListCache(trpc.useUtils().gratitude.contributions, kidId);
  return trpc.gratitude.recordContribution.useMutation({
    onSuccess: ({ changed, ...added }) => {
      list.write((all) =>
        [added, ...all.filter((entry) => entry.id !== added.id)].sort(latestFirst),
      );
      activitySum.refetch(added);
      if (changed) follow(changed, { isWaiting: true });
    },
  });
}
