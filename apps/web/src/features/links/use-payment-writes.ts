import {
  type CreatePaymentLinkInput,
  isEducationSavings,
  type OwnPaymentLink,
  type UpdatePaymentLinkInput,
} from "@giftling/domain";
import { trpc } from "../../trpc.ts";
import { kidList, patched } from "../entries/list-cache.ts";
import { useSlottedOptions } from "../entries/use-slotted-options.ts";

/** What can be done to a kid's payment links. */
export function usePaymentWrites(kidId: string) {
  const options = useSlottedOptions<OwnPaymentLink, CreatePaymentLinkInput, UpdatePaymentLinkInput>(
    {
      kidId,
      kind: "paymentLink",
      list: kidList(trpc.useUtils().links.listPayment, kidId),
      edited: (before, edit) => {
        const after = patched(before, edit);
        return { ...after, isPrimary: isEducationSavings(after.type) };
      },
    },
  );
  return {
    add: trpc.links.createPayment.useMutation(options.add),
    edit: trpc.links.updatePayment.useMutation(options.edit),
    remove: trpc.links.deletePayment.useMutation(options.remove),
  };
}
