import type { LinkKind, ReorderLinksInput } from "@giftling/domain";
import {
  createKidListCache,
  type EntryPatch,
  type KidListQuery,
} from "../entries/lists/list-cache.ts";
import { mergeMovedIds, useReorderMutationOptions } from "../entries/order/entry-order.ts";
import { usePriorityListMutationOptions } from "../entries/priorities/use-priority-list-mutation-options.ts";

/**
 * Returns the mutation options for a kid's list of links. `getOrderInput` returns the input of the reorder mutation.
 * `edited` returns a link with an edit applied. Default: `applyPatch`.
 */
export function useLinkMutationOptions<View extends { id: string }>(
  kidId: string,
  kind: LinkKind,
  query: KidListQuery<View>,
  edited?: (before: View, edit: EntryPatch<View>) => View,
) {
  const list = createKidListCache(query, kidId);
  return {
    ...usePriorityListMutationOptions(kidId, kind, list, { edited }),
    order: useReorderMutationOptions(
      list,
      { id: `order ${kind} ${kidId}` },
      ({ linkIds }: ReorderLinksInput) => linkIds,
    ),
    getOrderInput: (moved: readonly string[]): ReorderLinksInput => ({
      kidId,
      linkIds: mergeMovedIds(list, moved),
    }),
  };
}
