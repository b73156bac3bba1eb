import {
  PARENT_GIVER_NAME,
  type ParentGiftView,
  type ParentWishlistItemView,
  type UnpurchaseResult,
  type UpdateWishlistItemInput,
  type WishState,
} from "@giftling/domain";
import * as commonWords from "@giftling/messages/common";
import * as parentWords from "@giftling/messages/dashboard/parent";
import * as rowWords from "@giftling/messages/wishlist/rows";
import * as words from "@giftling/messages/wishlist/wish-actions";
import { getErrorMessage } from "../../../api-error.ts";
import { createSignInAction, showErrorToast } from "../../../components/toast/error-toast.ts";
import { showToastAfterWrite } from "../../../components/toast/show-toast-after-write.ts";
import { showToast, type Toast } from "../../../components/toast/toast.ts";
import { trpc } from "../../../trpc.ts";
import {
  createKidListCache,
  createOptimisticEditMutationOptions,
  replaceListEntry,
} from "../../entries/lists/list-cache.ts";
import { getPrioritySlotValues } from "../../entries/priorities/slot-values.ts";
import { useWishMutations } from "../use-wish-mutations.ts";
import { formatHolds, formatInlineGiver } from "../wish-status.ts";
import {
  markPurchasedByParent,
  mergePublicWishView,
  removeGiftFromWish,
  removeHoldFromWish,
} from "./unit-changes.ts";

type Patch = Omit<UpdateWishlistItemInput, "id">;

/** Returns the actions that change a wish's state, each with Undo (rule: put-away). */
function useArchiveActions(kidId: string) {
  const { edit } = useWishMutations(kidId);
  const write = (item: ParentWishlistItemView, title: string, patch: Patch, undo?: () => void) => {
    const sent = edit.mutateAsync({ id: item.id, ...patch });
    sent.catch((error: unknown) => {
      showErrorToast(parentWords.errorTitle(), error, commonWords.retryMessage());
    });
    showToastAfterWrite(sent, { title }, undo);
  };
  const hide = (
    item: ParentWishlistItemView,
    state: Exclude<WishState, "shown">,
    undo?: () => void,
  ) => {
    // Removes the priority, because a wish that is not on the hub has no priority.
    const unplaced = item.isPriority && { isPriority: false, priorityOrder: null };
    const title = state === "draft" ? words.draftSavedConfirmation : words.wishArchivedConfirmation;
    write(item, title(item.name), { state, ...unplaced }, undo);
  };
  const show = (
    item: ParentWishlistItemView,
    title: (name: string) => string,
    undo?: () => void,
    idea?: Patch,
  ) => {
    const { isPriority } = item;
    const placed = isPriority && { isPriority, priorityOrder: getPrioritySlotValues(item).slot };
    write(item, title(item.name), { state: "shown", ...placed, ...idea }, undo);
  };
  const restore = (item: ParentWishlistItemView, undo?: () => void) =>
    show(item, words.wishRestoredConfirmation, undo);
  const publish = (item: ParentWishlistItemView, idea?: Patch) =>
    show(item, words.wishPublishedConfirmation, () => hide(item, "draft"), idea);
  return {
    putAway: (item: ParentWishlistItemView) => hide(item, "put-away", () => restore(item)),
    bringBack: (item: ParentWishlistItemView) => restore(item, () => hide(item, "put-away")),
    makeDraft: (item: ParentWishlistItemView) => hide(item, "draft", () => restore(item)),
    publish: (item: ParentWishlistItemView) => publish(item),
    publishIdea: (item: ParentWishlistItemView) => publish(item, { isIdea: true }),
  };
}

/** Reference to a wish's gift or hold. Without `giftId` and `holdId`, refers to all gifts or holds. */
type OfWish = { id: string; giftId?: string | undefined; holdId?: string | undefined };

/**
 * Returns the parent's actions on a wish's units. The actions update the cached wishlist optimistically
 * (rule: parent-mark).
 */
export function useWishUnitActions(
  kidId: string,
  /** Opens the dialog for selecting the wish's buyer. */
  askBuyer: (item: ParentWishlistItemView) => void,
) {
  const utils = trpc.useUtils();
  const list = createKidListCache(utils.wishlist.list, kidId);
  const show = (item: ParentWishlistItemView) =>
    list.write((items) => replaceListEntry(items, item));

  /** Returns mutation options for an optimistic update. `after` computes the wish that is shown until the response. */
  const atOnce = <Input extends OfWish>(
    after: (item: ParentWishlistItemView, input: Input) => ParentWishlistItemView,
    failure: (error: unknown) => string,
  ) => ({
    onMutate: createOptimisticEditMutationOptions(list, after).onMutate,
    onError: (
      error: unknown,
      _input: unknown,
      context: { before: ParentWishlistItemView | undefined } | undefined,
    ) => {
      if (context?.before) show(context.before);
      showToast({
        title: parentWords.errorTitle(),
        message: failure(error),
        tone: "error",
        action: createSignInAction(error),
      });
      list.refresh();
    },
  });

  /** Updates the statistics and thank-yous after gifts were undone. `taken` is the number of undone gifts. */
  function follow(
    { analytics, withdrawnThankYouId }: NonNullable<UnpurchaseResult["changed"]>,
    taken: number,
  ) {
    const queue = utils.gratitude.pendingThankYous;
    utils.kids.analytics.setData({ kidId }, analytics);
    // Refetches the queue, because the response contains only one of several withdrawn thank-yous.
    if (taken > 1) void queue.invalidate({ kidId });
    queue.setData({ kidId }, (all) => all?.filter(({ id }) => id !== withdrawnThankYouId));
  }

  /** Invalidates the cached wall, which contains purchases recorded by parents. */
  const readWallNext = () =>
    void utils.gratitude.wall.invalidate({ kidId }, { refetchType: "none" });

  const purchase = trpc.wishlist.purchase.useMutation({
    ...atOnce(
      (item) => markPurchasedByParent(item, new Date()),
      () => words.markPurchasedError(),
    ),
    onSuccess: async ({ item }, _input, { before }) => {
      readWallNext();
      // Refetches the list if several units were recorded, because the response contains only one of the new gifts.
      if ((before?.remaining ?? 1) > 1) await utils.wishlist.list.invalidate({ kidId });
      else if (before) show(mergePublicWishView(before, item));
    },
  });
  const unpurchase = trpc.wishlist.unpurchase.useMutation({
    ...atOnce<OfWish>(
      (item, { giftId }) => removeGiftFromWish(item, giftId),
      (error) => getErrorMessage(error, commonWords.retryMessage()),
    ),
    onSuccess: ({ changed, ...back }, { giftId }, { before }) => {
      if (changed !== null) follow(changed, giftId === undefined ? (before?.gifts.length ?? 1) : 1);
      show(back);
      readWallNext();
    },
  });
  const release = trpc.wishlist.release.useMutation({
    ...atOnce<OfWish>(
      (item, { holdId }) => removeHoldFromWish(item, holdId),
      (error) => getErrorMessage(error, commonWords.retryMessage()),
    ),
    onSuccess: show,
  });

  const mark = ({ id }: ParentWishlistItemView) =>
    purchase.mutateAsync({ id, purchasedBy: PARENT_GIVER_NAME, isAnonymous: false });
  const unmark = async (
    { id }: ParentWishlistItemView,
    marks: readonly ParentGiftView[] | null,
  ) => {
    if (marks === null) return unpurchase.mutateAsync({ id });
    for (const { id: giftId } of marks) await unpurchase.mutateAsync({ id, giftId });
    return null;
  };
  /**
   * Returns the gifts that a parent recorded since an earlier state of a wish. Null represents all gifts of the wish.
   */
  const marksSince = ({ id, gifts }: ParentWishlistItemView) => {
    if (gifts.length === 0) return null;
    const before = new Set(gifts.map((gift) => gift.id));
    const now = list.read()?.find((item) => item.id === id)?.gifts ?? [];
    return now.filter((gift) => gift.isByParent && !before.has(gift.id));
  };

  const releaseHolds = (item: ParentWishlistItemView, holdId?: string) => {
    const holds = item.holds.filter(({ id }) => holdId === undefined || id === holdId);
    const [hold] = holds;
    const holder = holds.length === 1 ? hold?.giverName || null : null;
    showToastAfterWrite(release.mutateAsync({ id: item.id, holdId }), {
      title: words.wishAvailableConfirmation(item.name),
      message: words.holderNotifiedMessage(holder),
    });
  };

  return {
    ...useArchiveActions(kidId),
    release: releaseHolds,
    /** Releases all holds of the visitor who created the hold `holdId`, on the wishlists of all kids. */
    releaseVisitor: (item: ParentWishlistItemView, holdId: string) =>
      showToastAfterWrite(
        release
          .mutateAsync({ id: item.id, holdId, isWholeVisitor: true })
          .then(() => utils.wishlist.list.invalidate()),
        { title: words.holdsReleasedConfirmation() },
      ),
    markPurchased: (item: ParentWishlistItemView) => {
      const [hold] = item.holds;
      if (item.remaining === 0 && hold)
        return showToast(createHeldToast(item, () => releaseHolds(item)));
      askBuyer(item);
    },
    /** Records all free units of a wish as the parents' own purchase. */
    markOwnPurchase: (item: ParentWishlistItemView) => {
      showToastAfterWrite(mark(item), { title: words.purchaseMarkedConfirmation(item.name) }, () =>
        showToastAfterWrite(unmark(item, marksSince(item)), {
          title: words.purchaseUnmarkedConfirmation(item.name),
        }),
      );
    },
    putBack: (item: ParentWishlistItemView) => {
      const told = { title: words.wishRestoredConfirmation(item.name) };
      const given = item.gifts.filter(({ isByParent }) => !isByParent);
      if (given.length === 0) {
        const again = () =>
          showToastAfterWrite(mark(item), { title: words.purchaseRestoredConfirmation(item.name) });
        // A wish with an unlimited number of units has no redo, because a redo would record only one unit.
        showToastAfterWrite(unmark(item, null), told, item.quantity === null ? undefined : again);
        return;
      }
      // An undone gift has no redo, because the gift is deleted together with its thank-you.
      showToastAfterWrite(unmark(item, null), { ...told, message: describeUndoneGifts(given) });
    },
    putBackGifts: (item: ParentWishlistItemView, gifts: readonly ParentGiftView[]) =>
      showToastAfterWrite(unmark(item, gifts), {
        title: words.wishAvailableConfirmation(item.name),
        message: gifts.every(({ isByParent }) => isByParent)
          ? words.purchaseUnmarkedMessage()
          : describeUndoneGifts(gifts),
      }),
  };
}

export type WishUnitActions = ReturnType<typeof useWishUnitActions>;

function describeUndoneGifts(gifts: readonly ParentGiftView[]): string {
  const [gift] = gifts;
  if (gifts.length !== 1 || !gift) return words.giftsUndoneMessage(gifts.length);
  return gift.giverName === null
    ? words.giftUndoneMessage()
    : words.giverGiftUndoneMessage(formatInlineGiver(gift));
}

/** Returns the toast for a wish whose remaining units are all held, with an action that releases the holds. */
const createHeldToast = (item: ParentWishlistItemView, run: () => void): Toast => ({
  title: words.noUnitsLeftError(item.name),
  message: `${item.holds.map((hold) => formatHolds(hold, new Date())).join(". ")}.`,
  action: {
    label: item.holds.length > 1 ? rowWords.releaseAllHoldsButton() : rowWords.releaseHoldButton(),
    run,
  },
});
