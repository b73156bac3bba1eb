import { getResourceVersion, isGroupGift } from "@giftling/domain";
import * as words from "@giftling/messages/wishlist/fields";
import { createEntryDialogs } from "../entries/entry-dialogs.tsx";
import { WishFields } from "./wish-fields.tsx";
import { getWishFormValues, validateNewWish, validateWish } from "./wish-form.ts";

/** Configuration of the dialogs that add and edit wishes. A new wish can be saved as a draft (rule: drafts). */
export default createEntryDialogs({
  what: "gift",
  place: "/dashboard/wishlist",
  values: getWishFormValues,
  checkNew: validateNewWish,
  checkEdit: validateWish,
  version: (entry) => getResourceVersion("wishlistItem", entry),
  Fields: WishFields,
  other: { label: words.saveDraftButton, as: (isDraft) => ({ isDraft }) },
  canAddNext: true,
  words: {
    addTitle: words.addWishTitle,
    submit: words.addWishButton,
    added: ({ name, state }) =>
      state === "draft" ? words.draftSavedConfirmation(name) : words.wishAddedConfirmation(name),
    editTitle: (item) =>
      words.getEditWishTitle(
        isGroupGift(item)
          ? "groupGift"
          : item.isActivity
            ? "activity"
            : item.isIdea
              ? "idea"
              : "gift",
      ),
  },
});
