import type { LinkKind, ReorderLinksInput } from "@giftling/domain";
import { createKidListCache, type KidQuery } from "../entries/lists/list-cache.ts";
import { mergeMovedIds, useReorderOptions } from "../entries/order/entry-order.ts";
import {
  type PriorityOrderInput,
  usePriorityListOptions,
} from "../entries/priorities/use-priority-list-options.ts";

/**
 * Returns the mutation options for a kid's list of links. `getOrderInput` returns the input of the reorder mutation.
 * `applyEdit` returns a link with an edit applied.
 */
export function useLinkOptions<
  View extends { id: string },
  New extends PriorityOrderInput,
  Edit extends PriorityOrderInput & { id: string },
>(
  kidId: string,
  kind: LinkKind,
  query: KidQuery<View>,
  applyEdit: (before: View, edit: Edit) => View,
) {
  const list = createKidListCache(query, kidId);
  return {
    ...usePriorityListOptions<View, New, Edit>({ kidId, kind, list, edited: applyEdit }),
    order: useReorderOptions(
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
