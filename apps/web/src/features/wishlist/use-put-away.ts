import type { OwnWishlistItem, UpdateWishlistItemInput, WishState } from "@giftling/domain";
import * as commonWords from "@giftling/messages/common";
import * as parentWords from "@giftling/messages/dashboard/parent";
import * as words from "@giftling/messages/wishlist/marks";
import { showToast } from "../../components/toast/toast.ts";
import { getErrorMessage } from "../../trpc.ts";
import { getSlotValues } from "../entries/slot-values.ts";
import { useWishMutations } from "./use-item-writes.ts";
import { notifyAfterWrite } from "./written.ts";

type Patch = Omit<UpdateWishlistItemInput, "id">;

/** Returns the actions that archive, publish and restore a wish. Each action can be undone (rule: put-away). */
export function useArchiveActions(kidId: string) {
  const { edit } = useWishMutations(kidId);
  const write = (item: OwnWishlistItem, title: string, patch: Patch, undo?: () => void) => {
    const sent = edit.mutateAsync({ id: item.id, ...patch });
    sent.catch((error: unknown) => {
      const message = getErrorMessage(error, commonWords.tryAgainMessage());
      showToast({ title: parentWords.errorTitle(), message, tone: "error" });
    });
    notifyAfterWrite(sent, { title }, undo);
  };
  const off = (item: OwnWishlistItem, state: Exclude<WishState, "shown">, undo?: () => void) => {
    // A wish that is not on the hub has no priority.
    const unplaced = item.isPriority && { isPriority: false, priorityOrder: null };
    const told = state === "draft" ? words.draftSavedConfirmation : words.wishPutAwayConfirmation;
    write(item, told(item.name), { state, ...unplaced }, undo);
  };
  const on = (item: OwnWishlistItem, when: "back" | "now", undo?: () => void) => {
    const { isPriority } = item;
    const placed = isPriority && { isPriority, priorityOrder: getSlotValues(item).slot };
    const patch = { state: "shown", ...placed } as const;
    const told = when === "back" ? words.wishRestoredConfirmation : words.wishPublishedConfirmation;
    write(item, told(item.name), patch, undo);
  };
  return {
    putAway: (item: OwnWishlistItem) => off(item, "put-away", () => on(item, "back")),
    bringBack: (item: OwnWishlistItem) => on(item, "back", () => off(item, "put-away")),
    makeDraft: (item: OwnWishlistItem) => off(item, "draft", () => on(item, "back")),
    publish: (item: OwnWishlistItem) => on(item, "now", () => off(item, "draft")),
  };
}
