import {
  type CreateWishlistItemInput,
  isGroupGift,
  type OwnWishlistItem,
  type UpdateWishlistItemInput,
  versionOf,
} from "@giftling/domain";
import * as words from "@giftling/messages/wishlist/fields";
import { type EntryKind, entryDialogs } from "../entries/entry-dialogs.tsx";
import { ItemFields } from "./item-fields.tsx";
import { checkItem, checkNewItem, type ItemValues, itemValues } from "./item-form.ts";

/** Configuration of the dialogs of gifts and activities. A new wish can be a draft (rule: drafts). */
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
  other: { label: words.keepAsDraft, as: (isDraft) => ({ isDraft }) },
  words: {
    addTitle: words.giftFor,
    submit: words.addToTheWishlist,
    added: ({ name, state }) =>
      state === "draft" ? words.savedAsDraft(name) : words.isOnTheWishlist(name),
    editTitle: (item) =>
      words.editThe(isGroupGift(item) ? "groupGift" : item.isActivity ? "activity" : "gift"),
  },
};

export default entryDialogs(itemKind);
