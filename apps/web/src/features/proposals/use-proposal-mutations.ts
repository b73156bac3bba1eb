import * as commonWords from "@giftling/messages/common";
import * as words from "@giftling/messages/proposals/proposals";
import { isNotFound } from "../../api-error.ts";
import { showErrorToast } from "../../components/toast/error-toast.ts";
import { showToast } from "../../components/toast/toast.ts";
import { trpc } from "../../trpc.ts";
import { createDeleteOptions, createKidListCache } from "../entries/list-cache.ts";
import { updateWishCount } from "../wishlist/update-wish-count.ts";

/**
 * Returns the mutations that accept or decline a kid's proposals. An accepted proposal is added to the cached wishlist.
 * If another person accepted or declined the proposal, the wishlist is refetched.
 */
export function useProposalMutations(kidId: string) {
  const utils = trpc.useUtils();
  const list = createKidListCache(utils.proposals.list, kidId);
  const wishes = createKidListCache(utils.wishlist.list, kidId);
  return {
    accept: trpc.proposals.accept.useMutation({
      ...createDeleteOptions(list),
      onSuccess: (wish) => {
        // Removes the wish first, because an event may have refetched the list before the response arrived
        // (rule: live-pages).
        wishes.write((items) => [...items.filter(({ id }) => id !== wish.id), wish]);
        utils.kids.analytics.setData({ kidId }, (totals) => totals && updateWishCount(totals, 1));
      },
      onError: (error) => {
        if (!isNotFound(error)) {
          showErrorToast(words.acceptProposalErrorTitle(), error, commonWords.tryAgainMessage());
          return;
        }
        showToast({ title: words.alreadyDecidedMessage() });
        wishes.refresh();
      },
    }),
    decline: trpc.proposals.decline.useMutation(createDeleteOptions(list)),
  };
}
