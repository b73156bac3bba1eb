import { trpc } from "../../trpc.ts";
import { kidList } from "../entries/list-cache.ts";
import { useSlottedWrites } from "../entries/use-slotted-writes.ts";
import { useLinkClient } from "./use-link-client.ts";

/** What can be done to a kid's registries. */
export function useRegistryWrites(kidId: string) {
  const client = useLinkClient();
  return useSlottedWrites({
    kidId,
    kind: "registryLink",
    list: kidList(trpc.useUtils().links.listRegistry, kidId),
    create: client.createRegistry.mutate,
    update: client.updateRegistry.mutate,
    remove: client.deleteRegistry.mutate,
    edited: (before, patch) => ({
      ...before,
      service: patch.service ?? before.service,
      label: patch.label ?? before.label,
      url: patch.url ?? before.url,
      description: patch.description ?? null,
    }),
  });
}
