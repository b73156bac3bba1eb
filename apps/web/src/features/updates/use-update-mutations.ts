import type { EditUpdateInput, ParentUpdateView } from "@giftling/domain";
import { trpc } from "../../trpc.ts";
import {
  applyPatch,
  createDeleteMutationOptions,
  createKidListCache,
  createOptimisticEditMutationOptions,
} from "../entries/lists/list-cache.ts";

/**
 * Returns an update with an edit applied, for display until the server responds. The size of a new picture is unknown
 * before the response.
 */
function edited(before: ParentUpdateView, edit: EditUpdateInput): ParentUpdateView {
  const after = applyPatch(before, edit);
  return after.imageUrl === before.imageUrl
    ? after
    : { ...after, imageWidth: null, imageHeight: null };
}

export function useUpdateMutations(kidId: string) {
  const list = createKidListCache(trpc.useUtils().updates.list, kidId);
  return {
    add: trpc.updates.create.useMutation({
      onSuccess: (added) => list.write((entries) => [added, ...entries]),
    }),
    edit: trpc.updates.update.useMutation(createOptimisticEditMutationOptions(list, edited)),
    remove: trpc.updates.delete.useMutation(createDeleteMutationOptions(list)),
  };
}
