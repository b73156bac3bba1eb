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
  return useSlottedWrites({
    kidId,
    kind: "wishlistItem",
    list: kidList(utils.wishlist.list, kidId),
    create: async (input: Parameters<typeof wishlist.create.mutate>[0], options) => {
      const added = await wishlist.create.mutate(input, options);
      count(1);
      return added;
    },
    update: wishlist.update.mutate,
    remove: async (input) => {
      await wishlist.delete.mutate(input);
      count(-1);
    },
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
}
