import type { OwnGift, OwnWishlistItem, ReceivedInput } from "@giftling/domain";
import * as commonWords from "@giftling/messages/common";
import * as parentWords from "@giftling/messages/dashboard/parent";
import * as words from "@giftling/messages/wishlist/wish-actions";
import { showErrorToast } from "../../components/toast/error-toast.ts";
import { trpc } from "../../trpc.ts";
import { notifyAfterWrite } from "./notify-after-write.ts";

/** Returns the wish after gifts are recorded as arrived or as not arrived (rule: received). */
function withArrived(
  item: OwnWishlistItem,
  { giftIds, isReceived }: ReceivedInput,
  now: string,
): OwnWishlistItem {
  if (!item.gifts.some(({ id }) => giftIds.includes(id))) return item;
  const gifts = item.gifts.map((gift) =>
    giftIds.includes(gift.id)
      ? { ...gift, receivedAt: isReceived ? (gift.receivedAt ?? now) : null }
      : gift,
  );
  return { ...item, gifts };
}

/**
 * Returns the mutation that records gifts as arrived and archives wishes. Updates the cached wishlist optimistically
 * and then from the response (rule: received).
 */
export function useReceiveGifts(kidId: string) {
  const utils = trpc.useUtils();
  const list = utils.wishlist.list;
  return trpc.wishlist.received.useMutation({
    onMutate: async (input) => {
      await list.cancel({ kidId });
      const now = new Date().toISOString();
      list.setData({ kidId }, (items) => items?.map((item) => withArrived(item, input, now)));
    },
    onSuccess: (items) => list.setData({ kidId }, items),
    onError: () => void list.invalidate({ kidId }),
  });
}

/** Returns a function that records gifts as arrived or as not arrived. Shows a toast with an undo button. */
export function useSetGiftsArrived(kidId: string) {
  const receive = useReceiveGifts(kidId);
  const write = (gifts: readonly OwnGift[], isReceived: boolean) => {
    const sent = receive.mutateAsync({ kidId, giftIds: gifts.map(({ id }) => id), isReceived });
    sent.catch((error: unknown) =>
      showErrorToast(parentWords.errorTitle(), error, commonWords.tryAgainMessage()),
    );
    return sent;
  };
  return (item: OwnWishlistItem, gifts: readonly OwnGift[], isReceived: boolean) =>
    notifyAfterWrite(
      write(gifts, isReceived),
      {
        title: isReceived
          ? words.giftArrivedConfirmation(item.name)
          : words.giftNotArrivedConfirmation(item.name),
      },
      () =>
        notifyAfterWrite(write(gifts, !isReceived), {
          title: words.arrivalUndoneConfirmation(item.name),
        }),
    );
}
