import { isEducationSavings } from "@giftling/domain";
import { trpc } from "../../trpc.ts";
import { kidList } from "../entries/list-cache.ts";
import { useSlottedWrites } from "../entries/use-slotted-writes.ts";
import { useLinkClient } from "./use-link-client.ts";

/** What can be done to a kid's payment links. */
export function usePaymentWrites(kidId: string) {
  const client = useLinkClient();
  return useSlottedWrites({
    kidId,
    kind: "paymentLink",
    list: kidList(trpc.useUtils().links.listPayment, kidId),
    create: client.createPayment.mutate,
    update: client.updatePayment.mutate,
    remove: client.deletePayment.mutate,
    edited: (before, patch) => ({
      ...before,
      type: patch.type ?? before.type,
      isPrimary: isEducationSavings(patch.type ?? before.type),
      contributionCode: patch.contributionCode ?? null,
      label: patch.label ?? before.label,
      url: patch.url ?? before.url,
      description: patch.description ?? null,
    }),
  });
}
