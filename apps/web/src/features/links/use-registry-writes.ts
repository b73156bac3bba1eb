import type {
  CreateRegistryLinkInput,
  OwnRegistryLink,
  ReorderLinksInput,
  UpdateRegistryLinkInput,
} from "@giftling/domain";
import { trpc } from "../../trpc.ts";
import { applyPatch, kidList } from "../entries/list-cache.ts";
import { mergeMoved, useOrderOptions } from "../entries/order/own-order.ts";
import { useSlottedOptions } from "../entries/use-slotted-options.ts";

/** Returns the writes of a kid's registries. */
export function useRegistryWrites(kidId: string) {
  const list = kidList(trpc.useUtils().links.listRegistry, kidId);
  const options = useSlottedOptions<
    OwnRegistryLink,
    CreateRegistryLinkInput,
    UpdateRegistryLinkInput
  >({
    kidId,
    kind: "registryLink",
    list,
    edited: applyPatch,
  });
  const order = trpc.links.reorderRegistry.useMutation(
    useOrderOptions(
      list,
      { id: `order registry ${kidId}` },
      ({ linkIds }: ReorderLinksInput) => linkIds,
    ),
  );
  return {
    add: trpc.links.createRegistry.useMutation(options.add),
    edit: trpc.links.updateRegistry.useMutation(options.edit),
    remove: trpc.links.deleteRegistry.useMutation(options.remove),
    order: (moved: readonly string[]) =>
      order.mutateAsync({ kidId, linkIds: mergeMoved(list, moved) }),
  };
}
