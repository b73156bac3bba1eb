import {
  type CreatePaymentLinkInput,
  isEducationSavings,
  type PaymentLinkView,
  type UpdatePaymentLinkInput,
} from "@giftling/domain";
import { useMemo } from "react";
import { createTrpcClient, trpc } from "../../trpc.ts";
import { dropEntry, editAtOnce, type ListCache } from "../dashboard/list-cache.ts";
import { slotsAfter } from "../dashboard/slot-fields.tsx";
import { useSlots } from "../dashboard/use-slots.ts";

/**
 * What can be done to a kid's payment links; each write changes exactly what it wrote (decision D32).
 * Creating takes a client of its own: a hook's Idempotency-Key is fixed when it renders, and the hooks' own
 * client hides the router named `links` behind a private field of tRPC's class.
 */
export function usePaymentWrites(kidId: string) {
  const utils = trpc.useUtils();
  const client = useMemo(createTrpcClient, []);
  const update = trpc.links.updatePayment.useMutation();
  const deletion = trpc.links.deletePayment.useMutation();
  const slots = useSlots(kidId);
  const cache = utils.links.listPayment;
  const list: ListCache<PaymentLinkView> = {
    cancel: () => cache.cancel({ kidId }),
    read: () => cache.getData({ kidId }),
    write: (change) => cache.setData({ kidId }, (links) => links && change(links)),
  };
  return {
    add: async (input: CreatePaymentLinkInput, idempotencyKey: string) => {
      const context = { idempotencyKey };
      const added = await client.links.createPayment.mutate(input, { context });
      list.write((links) => [...links, added]);
      slots.added({ kind: "paymentLink", id: added.id }, input.priorityOrder ?? null);
    },
    edit: ({ id, ...patch }: UpdatePaymentLinkInput) => {
      const after = slotsAfter(slots.read(), { kind: "paymentLink", id }, patch.priorityOrder);
      return slots.during(after, () =>
        editAtOnce(
          list,
          id,
          (before) => ({
            ...before,
            type: patch.type ?? before.type,
            isPrimary: isEducationSavings(patch.type ?? before.type),
            contributionCode: patch.contributionCode ?? null,
            label: patch.label ?? before.label,
            url: patch.url ?? before.url,
            description: patch.description ?? null,
          }),
          () => update.mutateAsync({ id, ...patch }),
        ),
      );
    },
    remove: async (id: string) => {
      await deletion.mutateAsync({ id });
      dropEntry(list, id);
    },
  };
}
