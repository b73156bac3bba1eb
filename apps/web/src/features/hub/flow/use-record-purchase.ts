import { educationLink, type PurchaseInput, type PurchaseResult } from "@giftling/domain";
import { CHECK_CONNECTION, showToast } from "../../../components/toast/toast.ts";
import { withIdempotencyKey } from "../../../idempotency-key.ts";
import { createOnce } from "../../../once.ts";
import { errorCode, errorMessage, failureTitle, trpc } from "../../../trpc.ts";
import { keepRecordedGift } from "../memory/recorded-gifts.ts";
import { rememberSupporterName } from "../memory/supporter-memory.ts";
import { type HubItem, useHub } from "./hub-context.ts";
import { useHubCache } from "./use-hub-cache.ts";

const once = createOnce<PurchaseInput, PurchaseResult>();

/**
 * Records that a gift was bought (rule: purchase-dialog, undo-purchase): the toast, the undo token kept in
 * this browser, the item moved to the wall, the next step of the flow. `name` is null for an anonymous
 * giver. When somebody was faster the server's sentence is shown and the hub is read again.
 */
export function useRecordPurchase(item: HubItem) {
  const { hub, send } = useHub();
  const purchase = trpc.wishlist.purchase.useMutation();
  const cache = useHubCache();

  async function record(name: string | null): Promise<void> {
    try {
      const input = { id: item.id, purchasedBy: name, isAnonymous: name === null };
      const { answer: result } = await once(item.id, input, (wanted, key) =>
        purchase.mutateAsync(withIdempotencyKey(wanted, key)),
      );
      if (name !== null) rememberSupporterName(name);
      succeed(name, result);
    } catch (error) {
      fail(error);
    }
  }

  function succeed(name: string | null, { item: bought, undoToken, giftToken }: PurchaseResult) {
    keepRecordedGift({
      itemId: item.id,
      kidId: hub.kid.id,
      itemName: item.name,
      undoToken,
      recordedAt: Date.now(),
    });
    cache.replaceItem(bought);
    showToast({
      title: "Thank you!",
      message: "Your purchase has been recorded. Consider investing in their future too!",
      tone: "success",
    });
    send({
      type: "purchaseRecorded",
      giver: { name },
      gift: { name: item.name, price: item.price },
      giftToken,
      educationLinkId: educationLink(hub.paymentLinks)?.id ?? null,
    });
  }

  function fail(error: unknown) {
    const code = errorCode(error);
    const isTaken = code === "ALREADY_PURCHASED";
    showToast({
      title: isTaken
        ? "This gift is already on its way"
        : failureTitle(error, "Failed to record purchase"),
      message: errorMessage(error, CHECK_CONNECTION),
      tone: "error",
    });
    if (isTaken || code === "NOT_FOUND") {
      send({ type: "closed" });
      void cache.refresh();
    }
  }

  return { record, isPending: purchase.isPending };
}
