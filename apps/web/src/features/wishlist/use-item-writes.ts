import { trpc } from "../../trpc.ts";
import { kidList } from "../entries/list-cache.ts";
import { useSlottedWrites } from "../entries/use-slotted-writes.ts";
import { withItems } from "./count-items.ts";

/** What can be done to a kid's wishlist, whose length the stat card tells. */
export function useItemWrites(kidId: string) {
  const utils = trpc.useUtils();
  const { wishlist } = utils.client;
  const count = (step: 1 | -1) =>
    utils.kids.analytics.setData({ kidId }, (totals) => totals && withItems(totals, step));
  const { add, edit, remove } = useSlottedWrites({
    kidId,
    kind: "wishlistItem",
    list: kidList(utils.wishlist.list, kidId),
    create: wishlist.create.mutate,
    update: wishlist.update.mutate,
    remove: wishlist.delete.mutate,
    edited: (before, patch) => ({
      ...before,
      name: patch.name ?? before.name,
      url: patch.url ?? null,
      price: patch.price ?? null,
      imageUrl: patch.imageUrl ?? null,
      fundingGoal: patch.fundingGoal ?? null,
      description: patch.description ?? null,
    }),
  });
  return {
    add: async (...input: Parameters<typeof add>) => {
      await add(...input);
      count(1);
    },
    edit,
    remove: async (id: string) => {
      await remove(id);
      count(-1);
    },
  };
}
