import type {
  CreateRegistryLinkInput,
  ParentRegistryLinkView,
  UpdateRegistryLinkInput,
} from "@giftling/domain";
import { trpc } from "../../trpc.ts";
import { applyPatch } from "../entries/lists/list-cache.ts";
import { useLinkOptions } from "./use-link-options.ts";

export function useRegistryMutations(kidId: string) {
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
