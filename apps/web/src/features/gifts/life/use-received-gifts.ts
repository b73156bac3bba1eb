import type { ParentWishlistItemView, SetGiftsReceivedInput } from "@giftling/domain";
import * as commonWords from "@giftling/messages/common";
import * as parentWords from "@giftling/messages/dashboard/parent";
import * as words from "@giftling/messages/wishlist/wish-actions";
import { showErrorToast } from "../../../components/toast/error-toast.ts";
import { showToastAfterWrite } from "../../../components/toast/show-toast-after-write.ts";
import { trpc } from "../../../trpc.ts";

/** Returns a copy of a wish in which the gifts `giftIds` are marked as received or not received (rule: received). */
function setItemReceived(
  item: ParentWishlistItemView,
  { giftIds, isReceived }: SetGiftsReceivedInput,
  now: string,
): ParentWishlistItemView {
  if (!item.gifts.some(({ id }) => giftIds.includes(id))) return item;
  const gifts = item.gifts.map((gift) =>
    giftIds.includes(gift.id)
      ? { ...gift, receivedAt: isReceived ? (gift.receivedAt ?? now) : null }
      : gift,
  );
  return { ...item, gifts };
}

/**
 * Returns the mutation that marks gifts as received and archives wishes. The mutation updates the cached wishlist
 * optimistically and then from the response (rule: received).
 */
export function useReceivedGiftsMutation() {
  const utils = trpc.useUtils();
  const list = utils.wishlist.list;
  const queue = utils.gratitude.pendingThankYous;
  return trpc.wishlist.received.useMutation({
    onMutate: async (input) => {
      const { kidId } = input;
      await list.cancel({ kidId });
      const now = new Date().toISOString();
      list.setData({ kidId }, (items) => items?.map((item) => setItemReceived(item, input, now)));
      const receivedAt = input.isReceived ? now : null;
      queue.setData({ kidId }, (all) =>
        all?.map((one) =>
          input.giftIds.includes(one.giftId ?? "") ? { ...one, receivedAt } : one,
        ),
      );
    },
    onSuccess: (items, { kidId }) => {
      list.setData({ kidId }, items);
      void utils.wishlist.deleted.invalidate({ kidId });
      void utils.people.list.invalidate();
    },
    onError: (_error, { kidId }) => {
      void list.invalidate({ kidId });
      void queue.invalidate({ kidId });
    },
  });
}

/** Returns a function that marks a wish's gifts as received or not received. A toast offers to undo the change. */
export function useSetGiftsReceived(kidId: string) {
  const receive = useReceivedGiftsMutation();
  const write = (giftIds: readonly string[], isReceived: boolean) => {
    const sent = receive.mutateAsync({ kidId, giftIds: [...giftIds], isReceived });
    sent.catch((error: unknown) =>
      showErrorToast(parentWords.errorTitle(), error, commonWords.retryMessage()),
    );
    return sent;
  };
  return (wish: string, giftIds: readonly string[], isReceived: boolean) =>
    showToastAfterWrite(
      write(giftIds, isReceived),
      {
        title: isReceived
          ? words.giftReceivedConfirmation(wish)
          : words.giftNotReceivedConfirmation(wish),
      },
      () =>
        showToastAfterWrite(write(giftIds, !isReceived), {
          title: words.receiptUndoneConfirmation(wish),
        }),
    );
}
