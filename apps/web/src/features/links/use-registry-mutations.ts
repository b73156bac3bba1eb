import type {
  CreateRegistryLinkInput,
  ParentRegistryLinkView,
  ReorderLinksInput,
  UpdateRegistryLinkInput,
} from "@giftling/domain";
import { trpc } from "../../trpc.ts";
import { applyPatch, createKidListCache } from "../entries/list-cache.ts";
import { mergeMovedIds, useReorderOptions } from "../entries/order/entry-order.ts";
import { usePriorityListOptions } from "../entries/priorities/use-priority-list-options.ts";

export function useRegistryMutations(kidId: string) {
  const list = createKidListCache(trpc.useUtils().links.listRegistry, kidId);
  const options = usePriorityListOptions<
    ParentRegistryLinkView,
    CreateRegistryLinkInput,
    UpdateRegistryLinkInput
  >({
    kidId,
    kind: "registryLink",
    list,
    edited: applyPatch,
  });
  const order = trpc.links.reorderRegistry.useMutation(
    useReorderOptions(
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
      order.mutateAsync({ kidId, linkIds: mergeMovedIds(list, moved) }),
  };
}
