import * as commonWords from "@giftling/messages/common";
import { checkConnectionMessage } from "@giftling/messages/common";
import * as words from "@giftling/messages/hub/dialogs";
import { showErrorToast, showToast } from "../../../components/toast/toast.ts";
import { getErrorCode, trpc } from "../../../trpc.ts";
import { deleteRecordedGift, type RecordedGift } from "../memory/recorded-gifts.ts";
import { focusWallHeading } from "./headings.ts";
import { useHubCache } from "./use-hub-cache.ts";

/**
 * Returns a function that undoes a purchase recorded in this browser within the last 24 hours (rule: undo-purchase).
 */
export function useUndoPurchase(gift: RecordedGift, onUndone?: () => void) {
  const { itemId, itemName, undoToken } = gift;
  const cache = useHubCache();
  const { mutate, isPending } = trpc.wishlist.undoPurchase.useMutation({
    onSuccess: (item) => {
      cache.replaceItem(item);
      deleteRecordedGift(gift, Date.now());
      onUndone?.();
      focusWallHeading();
      showToast({
        title: words.purchaseUndoneTitle(),
        message: words.purchaseUndoneMessage(itemName),
        isForPage: true,
      });
    },
    onError: (error) => {
      const code = getErrorCode(error);
      showErrorToast(commonWords.actionErrorTitle(), error, checkConnectionMessage());
      if (code === "UNDO_EXPIRED" || code === "NOT_FOUND") {
        deleteRecordedGift(gift, Date.now());
        void cache.refresh();
      }
    },
  });
  return { undo: () => mutate({ id: itemId, undoToken }), isPending };
}
