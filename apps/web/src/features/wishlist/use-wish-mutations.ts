import type { ReorderWishlistInput } from "@giftling/domain";
import { trpc } from "../../trpc.ts";
import { createKidListCache, replaceListEntry } from "../entries/lists/list-cache.ts";
import { mergeMovedIds, useReorderMutationOptions } from "../entries/order/entry-order.ts";
import { usePriorityListMutationOptions } from "../entries/priorities/use-priority-list-mutation-options.ts";
import { updateWishCount } from "./update-wish-count.ts";

/**
 * Returns the mutations of a kid's wishlist. The mutations also update the number of wishes in the cached statistics.
 */
export function useWishMutations(kidId: string) {
  const utils = trpc.useUtils();
  const list = createKidListCache(utils.wishlist.list, kidId);
  const options = usePriorityListMutationOptions(kidId, "wishlistItem", list, {
    onCount: (step) =>
      utils.kids.analytics.setData({ kidId }, (totals) => totals && updateWishCount(totals, step)),
  });
  const order = trpc.wishlist.reorder.useMutation(
    useReorderMutationOptions(
      list,
      { id: `order wishlist ${kidId}` },
      ({ itemIds }: ReorderWishlistInput) => itemIds,
    ),
  );
  const states = trpc.wishlist.setStates.useMutation({
    onMutate: () => list.cancel(),
    onSuccess: (ends) => {
      list.write((items) =>
        ends.reduce((all, end) => ("item" in end ? replaceListEntry(all, end.item) : all), items),
      );
      // Refetches the wishlist if the server did not change a wish, because the cached wishlist may be outdated.
      if (ends.some((end) => "error" in end)) list.refresh();
    },
  });
  /** Updates the cached statistics and deleted wishes after a wish with gifts is deleted (rule: deleted-wish). */
  const showDeleted = ({ id }: { id: string }) => {
    const wish = list.read()?.find((item) => item.id === id);
    const contributions = utils.gratitude.contributions.getData({ kidId });
    const isGiven =
      wish?.gifts.some(({ isByParent }) => !isByParent) ||
      contributions?.some(({ wishlistItemId }) => wishlistItemId === id);
    if (!isGiven) return;
    utils.kids.analytics.setData(
      { kidId },
      (totals) => totals && { ...totals, deletedWishes: (totals.deletedWishes ?? 0) + 1 },
    );
    void utils.wishlist.deleted.invalidate({ kidId });
  };
  return {
    states,
    add: trpc.wishlist.create.useMutation(options.add),
    edit: trpc.wishlist.update.useMutation(options.edit),
    remove: trpc.wishlist.delete.useMutation({
      ...options.remove,
      onSuccess: (_answer, input) => showDeleted(input),
    }),
    order: (moved: readonly string[]) =>
      order.mutateAsync({ kidId, itemIds: mergeMovedIds(list, moved) }),
  };
}
