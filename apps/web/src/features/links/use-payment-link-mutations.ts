import {
  type CreatePaymentLinkInput,
  isEducationSavings,
  type ParentPaymentLinkView,
  type ReorderLinksInput,
  type UpdatePaymentLinkInput,
} from "@giftling/domain";
import { trpc } from "../../trpc.ts";
import { applyPatch, createKidListCache } from "../entries/list-cache.ts";
import { mergeMovedIds, useReorderOptions } from "../entries/order/entry-order.ts";
import { usePriorityListOptions } from "../entries/priorities/use-priority-list-options.ts";

export function usePaymentLinkMutations(kidId: string) {
  const list = createKidListCache(trpc.useUtils().links.listPayment, kidId);
  const options = usePriorityListOptions<
    ParentPaymentLinkView,
    CreatePaymentLinkInput,
    UpdatePaymentLinkInput
  >({
    kidId,
    kind: "paymentLink",
    list,
    edited: (before, edit) => {
      const after = applyPatch(before, edit);
      return { ...after, isPrimary: isEducationSavings(after.type) };
    },
  });
  const order = trpc.links.reorderPayment.useMutation(
    useReorderOptions(
      list,
      { id: `order payment ${kidId}` },
      ({ linkIds }: ReorderLinksInput) => linkIds,
    ),
  );
  return {
    add: trpc.links.createPayment.useMutation(options.add),
    edit: trpc.links.updatePayment.useMutation(options.edit),
    remove: trpc.links.deletePayment.useMutation(options.remove),
    order: (moved: readonly string[]) =>
      order.mutateAsync({ kidId, linkIds: mergeMovedIds(list, moved) }),
  };
}
