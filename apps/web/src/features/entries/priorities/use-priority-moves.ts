import {
  EMPTY_PRIORITY_SLOTS,
  movePriority,
  type PriorityRef,
  type PrioritySlot,
  type PrioritySlots,
} from "@giftling/domain";
import * as commonWords from "@giftling/messages/common";
import * as priorityWords from "@giftling/messages/dashboard/priorities";
import { useRef } from "react";
import { isNotFoundError } from "../../../api-error.ts";
import { showErrorToast } from "../../../components/toast/error-toast.ts";
import { trpc } from "../../../trpc.ts";
import { useUpdateLinkMutations } from "../lists/link-procedures.ts";
import { usePrioritySlots } from "./use-priority-slots.ts";

/** Move of a link or activity to a priority slot. `slot` is null to remove the priority. */
type PriorityMove = { ref: PriorityRef; slot: PrioritySlot | null };

/**
 * Returns functions that add, move and remove a priority. A change is shown immediately. If the request fails, the
 * change is rolled back and a toast is shown (rule: slot-moves).
 */
export function usePriorityMoves(kidId: string) {
  const slots = usePrioritySlots(kidId);
  const updates = { ...useUpdateLinkMutations(), wishlistItem: trpc.wishlist.update.useMutation() };
  const save = ({ kind, id }: PriorityRef, priorityOrder: PrioritySlot | null): Promise<unknown> =>
    updates[kind].mutateAsync({ id, isPriority: priorityOrder !== null, priorityOrder });

  // Sends the requests one after another, because the server could receive parallel requests in a different order.
  const queue = useRef<Promise<void>>(Promise.resolve());
  const waiting = useRef<readonly PriorityMove[]>([]);
  const saved = useRef<PrioritySlots>(EMPTY_PRIORITY_SLOTS);
  const showAll = () => slots.show(waiting.current.reduce(movePriority, saved.current));

  function change(move: PriorityMove, title: string): void {
    if (waiting.current.length === 0) saved.current = slots.read();
    waiting.current = [...waiting.current, move];
    showAll();
    queue.current = queue.current.then(async () => {
      // Cancels pending queries, because their results would overwrite the move.
      await slots.cancelReads();
      showAll();
      let isGone = false;
      try {
        await save(move.ref, move.slot);
        saved.current = movePriority(saved.current, move);
      } catch (error) {
        showErrorToast(title, error, commonWords.retryMessage());
        isGone = isNotFoundError(error);
      }
      waiting.current = waiting.current.filter((other) => other !== move);
      showAll();
      // Refetches the lists, so that deleted entries disappear.
      if (isGone) void slots.readAgain();
    });
  }

  return {
    add: (ref: PriorityRef, slot: PrioritySlot) =>
      change({ ref, slot }, priorityWords.addPriorityError()),
    move: (ref: PriorityRef, slot: PrioritySlot) =>
      change({ ref, slot }, priorityWords.movePriorityError()),
    remove: (ref: PriorityRef) => change({ ref, slot: null }, priorityWords.removePriorityError()),
  };
}
