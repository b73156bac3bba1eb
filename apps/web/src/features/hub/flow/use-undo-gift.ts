import type { WishlistItemView } from "@giftling/domain";
import * as words from "@giftling/messages/hub/own-gifts";
import { getErrorCode } from "../../../api-error.ts";
import { showToast } from "../../../components/toast/toast.ts";
import { writeApi } from "../../../visitor/call-api.ts";
import { useApiCall } from "../../../visitor/use-api-call.ts";
import {
  deleteRecordedGift,
  getRecordedGiftKey,
  type RecordedGift,
  saveRecordedGift,
} from "../memory/recorded-gifts.ts";
import { useHub } from "./hub-context.ts";
import { removeConfetti } from "./show-confetti.ts";
import { useGivingErrorToast } from "./use-giving-writes.ts";
import { useHubCache } from "./use-hub-cache.ts";

/**
 * Returns a function that undoes a gift or releases a hold stored in the browser, and removes running confetti.
 * `onUndone` moves the focus, because the pressed button disappears (rule: own-gifts).
 */
export function useUndoGift(gift: RecordedGift, onUndone: () => void) {
  const { hub, refresh } = useHub();
  const { itemId, itemName, undoToken, passToken = "" } = gift;
  const cache = useHubCache();
  const showError = useGivingErrorToast();
  const { run, isPending } = useApiCall(async () => {
    let item: WishlistItemView | null = null;
    try {
      if (undoToken === "") await writeApi("gifts", "release", { token: passToken });
      else item = await writeApi("wishlist", "undoPurchase", { id: itemId, undoToken });
    } catch (error) {
      // The gift no longer exists, possibly because of an earlier request whose response was lost.
      if (getErrorCode(error) !== "NOT_FOUND") throw error;
    }
    // Before the hub changes, because the list of own gifts queries the API about a stored gift that the hub lacks.
    deleteRecordedGift(getRecordedGiftKey(gift));
    if (item === null) refresh();
    else cache.replaceItem(item);
  });
  const isWish = itemId !== "";
  async function undo(): Promise<void> {
    try {
      await run();
      removeConfetti();
      onUndone();
      showToast({
        title: isWish ? words.giftReleasedTitle() : words.contributionWithdrawnTitle(),
        message: isWish
          ? words.giftReleasedMessage(itemName)
          : words.contributionWithdrawnMessage(hub.kid.firstName),
        isForPage: true,
      });
    } catch (error) {
      const code = getErrorCode(error);
      showError(error);
      if (code !== "UNDO_EXPIRED" && code !== "CONFLICT") return;
      saveRecordedGift({ ...gift, isSettled: true });
      refresh();
    }
  }
  return { undo: () => void undo(), isPending };
}
