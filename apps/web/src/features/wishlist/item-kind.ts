import type {
  CreateWishlistItemInput,
  UpdateWishlistItemInput,
  WishlistItemView,
} from "@giftling/domain";
import type { EntryKind } from "../entries/entry-dialogs.tsx";
import { ItemFields } from "./item-fields.tsx";
import { checkItem, checkNewItem, type ItemValues, itemValues } from "./item-form.ts";

/** A gift, or an activity to chip in to. */
export const itemKind: EntryKind<
  WishlistItemView,
  ItemValues,
  CreateWishlistItemInput,
  UpdateWishlistItemInput
> = {
  values: itemValues,
  checkNew: checkNewItem,
  checkEdit: checkItem,
  Fields: ItemFields,
  words: {
    add: "Add a gift",
    addTitle: (firstName) => `A gift for ${firstName}`,
    submit: "Add to the wishlist",
    editTitle: (item) => (item.isActivity ? "Edit the activity" : "Edit the gift"),
    noun: "item",
  },
};
