import type { ReserveInput, ReserveResult } from "@giftling/domain";
import * as commonWords from "@giftling/messages/common";
import { checkConnectionMessage } from "@giftling/messages/common";
import { showToast } from "../../../components/toast/toast.ts";
import { addIdempotencyKey } from "../../../idempotency-key.ts";
import { createRetrySafeSender } from "../../../once.ts";
import { getErrorCode, getErrorMessage, getFailureTitle, trpc } from "../../../trpc.ts";
import { saveRecordedGift } from "../memory/recorded-gifts.ts";
import { saveSupporterName } from "../memory/supporter-memory.ts";
import { type HubItem, useHub } from "./hub-context.ts";
import { useHubCache } from "./use-hub-cache.ts";

const once = createRetrySafeSender<ReserveInput, ReserveResult>();

/**
 * Returns a function that holds a unit of a wish for 48 hours. The function stores the gift access token in this browser
 * and updates the card. `name` is null if the visitor gave no name. If somebody else was faster, a notice is shown and the
 * hub is loaded again (rule: holds).
 */
export function useHoldWish(item: HubItem) {
  const { hub, send } = useHub();
  const reserving = trpc.wishlist.reserve.useMutation();
  const cache = useHubCache();

  async function reserve(name: string | null): Promise<void> {
    try {
      const input = {
        id: item.id,
        reservedBy: name,
        isAnonymous: name === null,
      };
      const { answer } = await once(item.id, input, (wanted, key) =>
        reserving.mutateAsync(addIdempotencyKey(wanted, key)),
      );
      const { passToken, reservedUntil } = answer;
      if (name !== null) saveSupporterName(name);
      saveRecordedGift({
        itemId: item.id,
        kidId: hub.kid.id,
        itemName: item.name,
        undoToken: "",
        recordedAt: Date.now(),
        passToken,
        heldUntil: Date.parse(reservedUntil),
      });
      cache.replaceItem(answer.item);
      const hold = { itemId: item.id, itemName: item.name, passToken, until: reservedUntil };
      send({ type: "holdRecorded", hold });
    } catch (error) {
      fail(error);
    }
  }

  function fail(error: unknown) {
    const code = getErrorCode(error);
    const message = getErrorMessage(error, checkConnectionMessage());
    if (code === "ALREADY_PURCHASED" || code === "RESERVED") {
      send({ type: "purchaseTaken", itemName: item.name, message });
      void cache.refresh();
      return;
    }
    showToast({
      title: getFailureTitle(error, commonWords.actionErrorTitle()),
      message,
      tone: "error",
    });
  }

  return { reserve, isPending: reserving.isPending };
}
