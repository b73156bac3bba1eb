import {
  type CreatePaymentLinkInput,
  type CreateRegistryLinkInput,
  isEducationSavings,
  type LinkKind,
  type ParentPaymentLinkView,
  type ParentRegistryLinkView,
  type ReorderLinksInput,
  type UpdatePaymentLinkInput,
  type UpdateRegistryLinkInput,
} from "@giftling/domain";
import { trpc } from "../../trpc.ts";
import { applyPatch, createKidListCache, type KidQuery } from "../entries/lists/list-cache.ts";
import { mergeMovedIds, useReorderOptions } from "../entries/order/entry-order.ts";
import {
  type PriorityOrderInput,
  usePriorityListOptions,
} from "../entries/priorities/use-priority-list-options.ts";

/**
 * Returns the mutation options for a kid's list of links. `getOrderInput` returns the input of the reorder mutation.
 * `applyEdit` returns a link with an edit applied.
 */
function useLinkOptions<
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

export function usePaymentLinkMutations(kidId: string) {
  const options = useLinkOptions<
    ParentPaymentLinkView,
    CreatePaymentLinkInput,
    UpdatePaymentLinkInput
  >(kidId, "paymentLink", trpc.useUtils().links.listPayment, (before, edit) => {
    const after = applyPatch(before, edit);
    return { ...after, isPrimary: isEducationSavings(after.type) };
  });
  const order = trpc.links.reorderPayment.useMutation(options.order);
  return {
    add: trpc.links.createPayment.useMutation(options.add),
    edit: trpc.links.updatePayment.useMutation(options.edit),
    remove: trpc.links.deletePayment.useMutation(options.remove),
    order: (moved: readonly string[]) => order.mutateAsync(options.getOrderInput(moved)),
  };
}

export function useRegistryLinkMutations(kidId: string) {
  const options = useLinkOptions<
    ParentRegistryLinkView,
    CreateRegistryLinkInput,
    UpdateRegistryLinkInput
  >(kidId, "registryLink", trpc.useUtils().links.listRegistry, applyPatch);
  const order = trpc.links.reorderRegistry.useMutation(options.order);
  return {
    add: trpc.links.createRegistry.useMutation(options.add),
    edit: trpc.links.updateRegistry.useMutation(options.edit),
    remove: trpc.links.deleteRegistry.useMutation(options.remove),
    order: (moved: readonly string[]) => order.mutateAsync(options.getOrderInput(moved)),
  };
}
