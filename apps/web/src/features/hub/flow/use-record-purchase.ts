import { educationLink, type PurchaseInput, type PurchaseResult } from "@giftling/domain";
import { checkConnectionMessage } from "@giftling/messages/common";
import * as words from "@giftling/messages/hub/dialogs";
import { showToast } from "../../../components/toast/toast.ts";
import { addIdempotencyKey } from "../../../idempotency-key.ts";
import { createRetrySafeSender } from "../../../once.ts";
import { getErrorCode, getErrorMessage, getFailureTitle, trpc } from "../../../trpc.ts";
import type { GivingCallbacks } from "../dialogs/use-giving-form.ts";
import { findHold, saveRecordedGift } from "../memory/recorded-gifts.ts";
import { saveSupporterName } from "../memory/supporter-memory.ts";
import { type HubItem, useHub } from "./hub-context.ts";
import { useHubCache } from "./use-hub-cache.ts";

const once = createRetrySafeSender<PurchaseInput, PurchaseResult>();

/**
 * Returns a function that records a purchase. The function stores the undo token in this browser, moves the wish to the
 * wall, and shows the thank-you. `name` is null for an anonymous giver. If somebody else was faster, a notice is shown and
 * the hub is loaded again (rule: purchase-dialog).
 */
export function useRecordPurchase(item: HubItem) {
  const { hub, send } = useHub();
  const purchase = trpc.wishlist.purchase.useMutation();
  const cache = useHubCache();

  async function record(
    { name, message }: { name: string | null; message: string },
    outcome: GivingCallbacks,
  ): Promise<void> {
    try {
      const hold = findHold(item.id);
      const input = {
        id: item.id,
        purchasedBy: name,
        isAnonymous: name === null,
        ...(hold?.passToken && { passToken: hold.passToken }),
        ...(message !== "" && { message }),
      };
      const { answer: result } = await once(item.id, input, (wanted, key) =>
        purchase.mutateAsync(addIdempotencyKey(wanted, key)),
      );
      if (name !== null) saveSupporterName(name);
      outcome.onDone();
      succeed(name, result);
    } catch (error) {
      fail(error, outcome.onRefused);
    }
  }

  function succeed(name: string | null, result: PurchaseResult) {
    const { item: bought, undoToken, giftToken, passToken } = result;
    saveRecordedGift({
      itemId: item.id,
      kidId: hub.kid.id,
      itemName: item.name,
      undoToken,
      passToken,
      recordedAt: Date.now(),
    });
    cache.replaceItem(bought);
    send({
      type: "purchaseRecorded",
      giver: { name },
      itemId: item.id,
      // The last gift is the one just recorded.
      entryId: bought.gifts.at(-1)?.id ?? item.id,
      gift: { name: item.name, price: item.price },
      giftToken,
      educationLinkId: educationLink(hub.paymentLinks)?.id ?? null,
    });
  }

  function fail(error: unknown, onRefused: GivingCallbacks["onRefused"]) {
    const code = getErrorCode(error);
    const message = getErrorMessage(error, checkConnectionMessage());
    if (code === "ALREADY_PURCHASED" || code === "RESERVED") {
      send({ type: "purchaseTaken", itemName: item.name, message });
    } else {
      const title = getFailureTitle(error, words.recordPurchaseError());
      const isGone = code === "NOT_FOUND";
      showToast({ title, message, tone: "error", isForPage: isGone });
      onRefused(error, message);
      if (!isGone) return;
      send({ type: "closed" });
    }
    void cache.refresh();
  }

  return { record, isPending: purchase.isPending };
}
