import type {
  CreateRegistryLinkInput,
  OwnRegistryLink,
  UpdateRegistryLinkInput,
} from "@giftling/domain";
import { trpc } from "../../trpc.ts";
import { kidList, patched } from "../entries/list-cache.ts";
import { useSlottedOptions } from "../entries/use-slotted-options.ts";

/** What can be done to a kid's registries. */
export function useRegistryWrites(kidId: string) {
  const options = useSlottedOptions<
    OwnRegistryLink,
    CreateRegistryLinkInput,
    UpdateRegistryLinkInput
  >({
    kidId,
    kind: "registryLink",
    list: kidList(trpc.useUtils().links.listRegistry, kidId),
    edited: patched,
  });
  return {
    add: trpc.links.createRegistry.useMutation(options.add),
    edit: trpc.links.updateRegistry.useMutation(options.edit),
    remove: trpc.links.deleteRegistry.useMutation(options.remove),
  };
}
