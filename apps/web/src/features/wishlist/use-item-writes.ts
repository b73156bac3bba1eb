import type {
  CreateWishlistItemInput,
  OwnWishlistItem,
  UpdateWishlistItemInput,
} from "@giftling/domain";
import { trpc } from "../../trpc.ts";
import { kidList, patched } from "../entries/list-cache.ts";
import { useSlottedOptions } from "../entries/use-slotted-options.ts";
import { withItems } from "./count-items.ts";

/** What can be done to a kid's wishlist, whose length the stat card tells. */
export function useItemWrites(kidId: string) {
  const utils = trpc.useUtils();
  const options = useSlottedOptions<
    OwnWishlistItem,
    CreateWishlistItemInput,
    UpdateWishlistItemInput
  >({
    kidId,
    kind: "wishlistItem",
    list: kidList(utils.wishlist.list, kidId),
    edited: patched,
    onCount: (step) =>
      utils.kids.analytics.setData({ kidId }, (totals) => totals && withItems(totals, step)),
  });
  return {
    add: trpc.wishlist.create.useMutation(options.add),
    edit: trpc.wishlist.update.useMutation(options.edit),
    remove: trpc.wishlist.delete.useMutation(options.remove),
  };
}
