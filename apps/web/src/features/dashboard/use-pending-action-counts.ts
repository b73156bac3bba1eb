import { trpc } from "../../trpc.ts";
import { isThankYouUnwritten } from "../gifts/life/gift-stage.ts";
import {
  isContributionUndecided,
  type PendingActionCounts,
} from "../thank-yous/queue/thank-you-text.ts";

/**
 * Returns the numbers of a kid's pending items, from cached lists or, for uncached lists, from the server's counts.
 * Returns null until the numbers are available (rule: waiting-counts).
 */
export function usePendingActionCounts(kidId: string): PendingActionCounts | null {
  const counts = trpc.gratitude.waiting.useQuery(undefined, { retryOnMount: false });
  const known = { enabled: false } as const;
  const thanks = trpc.gratitude.pendingThankYous.useQuery({ kidId }, known);
  const contributions = trpc.gratitude.contributions.useQuery({ kidId }, known);
  const proposals = trpc.proposals.list.useQuery({ kidId }, known);
  const counted = counts.data?.find((one) => one.kidId === kidId);
  const toThank = thanks.data?.filter(isThankYouUnwritten).length ?? counted?.toThank;
  const toConfirm =
    contributions.data?.filter(isContributionUndecided).length ?? counted?.toConfirm;
  const toReview = proposals.data?.length ?? counted?.toReview ?? 0;
  return toThank === undefined || toConfirm === undefined ? null : { toThank, toConfirm, toReview };
}
