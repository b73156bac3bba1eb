import {
  type CreatePaymentLinkInput,
  isEducationSavings,
  type ParentPaymentLinkView,
  type UpdatePaymentLinkInput,
} from "@giftling/domain";
import { trpc } from "../../trpc.ts";
import { applyPatch } from "../entries/lists/list-cache.ts";
import { useLinkOptions } from "./use-link-options.ts";

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
