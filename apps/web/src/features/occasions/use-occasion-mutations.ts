import { trpc } from "../../trpc.ts";
import {
  applyPatch,
  createDeleteMutationOptions,
  createKidListCache,
  createOptimisticEditMutationOptions,
} from "../entries/lists/list-cache.ts";

/** Returns the mutations of a kid's occasions. A deletion also removes the occasion from the cached wishes. */
export function useOccasionMutations(kidId: string) {
  const utils = trpc.useUtils();
  const list = createKidListCache(utils.occasions.list, kidId);
  const wishes = createKidListCache(utils.wishlist.list, kidId);
  return {
    add: trpc.occasions.create.useMutation({
      onSuccess: (added) => list.write((entries) => [...entries, added]),
    }),
    edit: trpc.occasions.update.useMutation(createOptimisticEditMutationOptions(list, applyPatch)),
    remove: trpc.occasions.delete.useMutation({
      ...createDeleteMutationOptions(list),
      onSuccess: (_answer, { id }) =>
        wishes.write((items) =>
          items.map((item) => (item.occasionId === id ? { ...item, occasionId: null } : item)),
        ),
    }),
  };
}
