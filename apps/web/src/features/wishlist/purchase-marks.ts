import {
  boughtOnce,
  type GiftView,
  type OwnGift,
  type OwnWishlistItem,
  PARENT_NAME,
  type PutBackResult,
  type WishlistItemView,
} from "@giftling/domain";
import { showToast, type Toast } from "../../components/toast/toast.ts";
import { errorMessage, trpc } from "../../trpc.ts";

type Items = OwnWishlistItem[] | undefined;

/** The list with one item as it is now; untouched where the list was never loaded. */
function withItem(items: Items, item: WishlistItemView): Items {
  return items?.map((current) =>
    current.id === item.id
      ? { ...current, ...item, gifts: item.gifts.map((gift) => ownGift(gift, current)) }
      : current,
  );
}

/** A gift of the answer as the parent knows it already, with its words. */
const ownGift = (gift: GiftView, { gifts }: OwnWishlistItem): OwnGift =>
  gifts.find(({ id }) => id === gift.id) ?? { ...gift, message: null };

/** How an item looks once the parent has marked it, before the server answered (rule: parent-mark, priority-slots). */
function markedByParent(item: WishlistItemView, now: Date): WishlistItemView {
  const gift: GiftView = {
    id: `${item.id}-marked`,
    giverName: PARENT_NAME,
    isAnonymous: false,
    isByParent: true,
    givenAt: now.toISOString(),
    receivedAt: null,
  };
  const gifts = [...item.gifts, gift];
  // Of a wish for any number one piece is marked; of others all that are free.
  if (item.quantity === null) return { ...item, gifts };
  return {
    ...item,
    ...boughtOnce(gift),
    quantity: item.quantity,
    gifts,
    isPriority: false,
    priorityOrder: null,
  };
}

/** How an item looks once it is back on the list (rule: put-back). */
function backOnList(item: WishlistItemView): WishlistItemView {
  const { quantity } = item;
  return { ...item, ...boughtOnce(undefined), quantity, remaining: quantity };
}

/** Says what was written, once it is, with the way to take it back (rule: written-rows). What failed is told by its mutation. */
function answer(write: Promise<unknown>, toast: Toast, undo?: () => void): void {
  const told = undo ? { ...toast, action: { label: "Undo", run: undo } } : toast;
  write.then(
    () => showToast(told),
    () => undefined,
  );
}

/**
 * "Mark as purchased" and "Put back on the list": shown at once, taken back when the server refuses, and
 * then read again, since somebody else may have been faster (rule: parent-mark, put-back).
 */
export function usePurchaseMarks(kidId: string) {
  const utils = trpc.useUtils();
  const list = utils.wishlist.list;
  const show = (item: WishlistItemView) =>
    list.setData({ kidId }, (items) => withItem(items, item));

  /** The options of a mutation that shows `after` at once. */
  const atOnce = (
    after: (item: WishlistItemView) => WishlistItemView,
    failure: (error: unknown) => string,
  ) => ({
    onMutate: async ({ id }: { id: string }) => {
      await list.cancel({ kidId });
      const before = list.getData({ kidId })?.find((item) => item.id === id);
      if (before) show(after(before));
      return { before };
    },
    onError: (
      error: unknown,
      _input: unknown,
      context: { before: WishlistItemView | undefined } | undefined,
    ) => {
      if (context?.before) show(context.before);
      showToast({ title: "Error", message: failure(error), tone: "error" });
      void list.invalidate({ kidId });
    },
  });

  /** A gift that somebody gave also made a supporter and a thank-you: shown out of the same answer. */
  function follow({ analytics, withdrawnThankYouId }: NonNullable<PutBackResult["changed"]>) {
    utils.kids.analytics.setData({ kidId }, analytics);
    utils.gratitude.pendingThankYous.setData({ kidId }, (all) =>
      all?.filter(({ id }) => id !== withdrawnThankYouId),
    );
    void utils.hub.kid.reset();
  }

  /** The wall, which shows the parent's own marks too, is read again when it is needed next, and not before. */
  const readWallNext = () =>
    void utils.gratitude.wall.invalidate({ kidId }, { refetchType: "none" });

  const purchase = trpc.wishlist.purchase.useMutation({
    ...atOnce(
      (item) => markedByParent(item, new Date()),
      () => "Failed to mark item as purchased",
    ),
    onSuccess: ({ item }) => {
      show(item);
      readWallNext();
    },
  });
  const unpurchase = trpc.wishlist.unpurchase.useMutation({
    ...atOnce(backOnList, (error) => errorMessage(error, "Please try again")),
    onSuccess: ({ changed, ...back }) => {
      if (changed !== null) follow(changed);
      show(back);
      readWallNext();
    },
  });
  const mark = ({ id }: WishlistItemView) =>
    purchase.mutateAsync({ id, purchasedBy: PARENT_NAME, isAnonymous: false });
  const unmark = ({ id }: WishlistItemView) => unpurchase.mutateAsync({ id });
  return {
    markPurchased: (item: WishlistItemView) =>
      answer(mark(item), { title: `“${item.name}” is marked as purchased` }, () =>
        answer(unmark(item), { title: `“${item.name}” is on the list again` }),
      ),
    putBack: (item: WishlistItemView) => {
      const told = { title: `“${item.name}” is back on the list` };
      if (item.isByParent) {
        answer(unmark(item), told, () =>
          answer(mark(item), { title: `“${item.name}” is marked as purchased again` }),
        );
        return;
      }
      // A gift that was taken back is gone, with its thank-you.
      const giver = item.isAnonymous ? null : item.purchasedBy;
      const message =
        giver === null ? "The gift was taken back." : `${giver}'s gift was taken back.`;
      answer(unmark(item), { ...told, message });
    },
  };
}

export type PurchaseMarks = ReturnType<typeof usePurchaseMarks>;
