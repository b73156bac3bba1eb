import { useState } from "react";
import { CHECK_CONNECTION, showToast } from "../../../components/toast/toast.ts";
import { errorCode, errorMessage, trpc } from "../../../trpc.ts";
import { forgetRecordedGift, type RecordedGift } from "../memory/recorded-gifts.ts";
import { useHubCache } from "./use-hub-cache.ts";
import { focusWall } from "./use-hub-flow.ts";

/** Takes back a purchase that was recorded in this browser, for 24 hours (rule: undo-purchase). */
export function useUndoPurchase(gift: RecordedGift) {
  const { client } = trpc.useUtils();
  const cache = useHubCache();
  const [isBusy, setBusy] = useState(false);

  async function undo(): Promise<void> {
    setBusy(true);
    try {
      const { itemId, undoToken } = gift;
      cache.replaceItem(await client.wishlist.undoPurchase.mutate({ id: itemId, undoToken }));
      forgetRecordedGift(itemId, Date.now());
      focusWall();
      showToast({ title: "Back on the list", message: `${gift.itemName} can be given again.` });
    } catch (error) {
      const code = errorCode(error);
      const message = errorMessage(error, CHECK_CONNECTION);
      showToast({ title: "That didn't work", message, tone: "error" });
      if (code === "UNDO_EXPIRED" || code === "NOT_FOUND") {
        forgetRecordedGift(gift.itemId, Date.now());
        void cache.refresh();
      }
    } finally {
      setBusy(false);
    }
  }

  return { undo, isBusy };
}
