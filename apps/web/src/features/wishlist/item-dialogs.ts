import {
  type CreateWishlistItemInput,
  isGroupGift,
  type OwnWishlistItem,
  type UpdateWishlistItemInput,
  versionOf,
} from "@giftling/domain";
import { type EntryKind, entryDialogs } from "../entries/entry-dialogs.tsx";
import { ItemFields } from "./item-fields.tsx";
import { checkItem, checkNewItem, type ItemValues, itemValues } from "./item-form.ts";

/** A gift, or an activity to chip in to; a new one can wait as a draft (rule: drafts). */
const itemKind: EntryKind<
  OwnWishlistItem,
  ItemValues,
  CreateWishlistItemInput,
  UpdateWishlistItemInput
> = {
  what: "gift",
  place: "/dashboard/wishlist",
  values: itemValues,
  checkNew: checkNewItem,
  checkEdit: checkItem,
  version: (entry) => versionOf("wishlistItem", entry),
  Fields: ItemFields,
  other: { label: () => "Keep as a draft", as: (isDraft) => ({ isDraft }) },
  words: {
    addTitle: (firstName) => `A gift for ${firstName}`,
    submit: () => "Add to the wishlist",
    added: ({ name, state }) =>
      state === "draft" ? `“${name}” is saved as a draft` : `“${name}” is on the wishlist`,
    editTitle: (item) =>
      isGroupGift(item)
        ? "Edit the group gift"
        : item.isActivity
          ? "Edit the activity"
          : "Edit the gift",
  },
};

export default entryDialogs(itemKind);
