import { PARENT_NAME, type PutBackResult, type WishlistItemView } from "@giftling/domain";
import { showToast } from "../../components/toast/toast.ts";
import { errorMessage, trpc } from "../../trpc.ts";

type Items = WishlistItemView[] | undefined;

/** The list with one item exchanged; untouched where the list was never loaded. */
function withItem(items: Items, item: WishlistItemView): Items {
  return items?.map((current) => (current.id === item.id ? item : current));
}

/** How an item looks once the parent has marked it, before the server answered (spec section 4). */
function markedByParent(item: WishlistItemView, now: Date): WishlistItemView {
  return {
    ...item,
    isPurchased: true,
    purchasedBy: PARENT_NAME,
    purchasedAt: now.toISOString(),
    isAnonymous: false,
  };
}

/** How an item looks once it is back on the list (decision D14). */
function backOnList(item: WishlistItemView): WishlistItemView {
  return { ...item, isPurchased: false, purchasedBy: null, purchasedAt: null, isAnonymous: false };
}

/**
 * "Mark as purchased" and "Put back on the list": shown at once, taken back when the server refuses, and
 * then read again, since somebody else may have been faster (spec sections 4 and 8, decision D14).
 */
export function usePurchaseMarks(kidId: string) {
  const utils = trpc.useUtils();
  const list = utils.wishlist.list;
  const show = (item: WishlistItemView) =>
    list.setData({ kidId }, (items) => withItem(items, item));

  const { purchase, unpurchase } = utils.client.wishlist;

  async function optimistic(
    before: WishlistItemView,
    after: WishlistItemView,
    call: () => Promise<WishlistItemView>,
    failure: (error: unknown) => { title: string; message: string },
  ): Promise<void> {
    await list.cancel({ kidId });
    show(after);
    try {
      show(await call());
    } catch (error) {
      show(before);
      showToast({ ...failure(error), tone: "error" });
      void list.invalidate({ kidId });
    }
  }

  /** A gift that somebody gave also made a supporter and a thank-you: shown out of the same answer. */
  function follow({ analytics, withdrawnThankYouId }: NonNullable<PutBackResult["changed"]>) {
    utils.kids.analytics.setData({ kidId }, analytics);
    utils.gratitude.pendingThankYous.setData({ kidId }, (all) =>
      all?.filter(({ id }) => id !== withdrawnThankYouId),
    );
    // Read again when it is needed next, and not before.
    void utils.gratitude.wall.invalidate({ kidId }, { refetchType: "none" });
    void utils.hub.kid.reset();
  }

  return {
    markPurchased: (item: WishlistItemView) =>
      optimistic(
        item,
        markedByParent(item, new Date()),
        async () => {
          const input = { id: item.id, purchasedBy: PARENT_NAME, isAnonymous: false };
          return (await purchase.mutate(input)).item;
        },
        () => ({ title: "Error", message: "Failed to mark item as purchased" }),
      ),
    putBack: (item: WishlistItemView) =>
      optimistic(
        item,
        backOnList(item),
        async () => {
          const { changed, ...back } = await unpurchase.mutate({ id: item.id });
          if (changed !== null) follow(changed);
          return back;
        },
        (error) => ({ title: "Error", message: errorMessage(error, "Please try again") }),
      ),
  };
}
