import type {
  CreateWishlistItemInput,
  UpdateWishlistItemInput,
  WishlistItemView,
} from "@giftling/domain";
import { trpc } from "../../trpc.ts";
import { withItems } from "../dashboard/count-items.ts";
import { dropEntry, editAtOnce, type ListCache } from "../dashboard/list-cache.ts";
import { slotsAfter } from "../dashboard/slot-fields.tsx";
import { useSlots } from "../dashboard/use-slots.ts";

/** What can be done to a kid's wishlist; each write changes exactly what it wrote (decision D32). */
export function useItemWrites(kidId: string) {
  const utils = trpc.useUtils();
  const slots = useSlots(kidId);
  const cache = utils.wishlist.list;
  const list: ListCache<WishlistItemView> = {
    cancel: () => cache.cancel({ kidId }),
    read: () => cache.getData({ kidId }),
    write: (change) => cache.setData({ kidId }, (items) => items && change(items)),
  };
  const count = (step: 1 | -1) =>
    utils.kids.analytics.setData({ kidId }, (totals) => totals && withItems(totals, step));
  return {
    add: async (input: CreateWishlistItemInput, idempotencyKey: string) => {
      const context = { idempotencyKey };
      const added = await utils.client.wishlist.create.mutate(input, { context });
      list.write((items) => [...items, added]);
      slots.added({ kind: "wishlistItem", id: added.id }, input.priorityOrder ?? null);
      count(1);
    },
    edit: ({ id, ...patch }: UpdateWishlistItemInput) => {
      const after = slotsAfter(slots.read(), { kind: "wishlistItem", id }, patch.priorityOrder);
      return slots.during(after, () =>
        editAtOnce(
          list,
          id,
          (before) => ({
            ...before,
            name: patch.name ?? before.name,
            url: patch.url ?? null,
            price: patch.price ?? null,
            imageUrl: patch.imageUrl ?? null,
            fundingGoal: patch.fundingGoal ?? null,
            description: patch.description ?? null,
          }),
          () => utils.client.wishlist.update.mutate({ id, ...patch }),
        ),
      );
    },
    remove: async (id: string) => {
      await utils.client.wishlist.delete.mutate({ id });
      dropEntry(list, id);
      count(-1);
    },
  };
}
