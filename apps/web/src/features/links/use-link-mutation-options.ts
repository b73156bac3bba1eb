import type { LinkKind, ReorderLinksInput } from "@giftling/domain";
import { createKidListCache, type KidListQuery } from "../entries/lists/list-cache.ts";
import { mergeMovedIds, useReorderMutationOptions } from "../entries/order/entry-order.ts";
import {
  type PriorityOrderInput,
  usePriorityListMutationOptions,
} from "../entries/priorities/use-priority-list-mutation-options.ts";

/**
 * Returns the mutation options for a kid's list of links. `getOrderInput` returns the input of the reorder mutation.
 * `applyEdit` returns a link with an edit applied.
 */
export function useLinkMutationOptions<
  View extends { id: string },
  New extends PriorityOrderInput,
  Edit extends PriorityOrderInput & { id: string },
>(
  kidId: string,
  kind: LinkKind,
  query: KidListQuery<View>,
  applyEdit: (before: View, edit: Edit) => View,
) {
  const list = createKidListCache(query, kidId);
  return {
    ...usePriorityListMutationOptions<View, New, Edit>({ kidId, kind, list, edited: applyEdit }),
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
