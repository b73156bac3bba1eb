import { clearSlot, type PriorityRef, type PrioritySlot, placeInSlot } from "@giftling/domain";
import { useRef } from "react";
import { showToast } from "../../components/toast.ts";
import { errorMessage, trpc } from "../../trpc.ts";
import { useSlots } from "./use-slots.ts";

/**
 * Adding, moving and removing a top priority, all by editing the thing itself (spec section 4): shown at once,
 * taken back with section 8's toast when the call fails.
 */
export function usePriorityMoves(kidId: string) {
  const utils = trpc.useUtils();
  const slots = useSlots(kidId);
  const payment = trpc.links.updatePayment.useMutation();
  const registry = trpc.links.updateRegistry.useMutation();

  function save({ kind, id }: PriorityRef, priorityOrder: PrioritySlot | null): Promise<unknown> {
    const input = { id, isPriority: priorityOrder !== null, priorityOrder };
    switch (kind) {
      case "paymentLink":
        return payment.mutateAsync(input);
      case "registryLink":
        return registry.mutateAsync(input);
      case "wishlistItem":
        return utils.client.wishlist.update.mutate(input);
    }
  }

  async function change(ref: PriorityRef, slot: PrioritySlot | null, title: string): Promise<void> {
    const before = slots.read();
    const after = slot === null ? clearSlot(before, ref) : placeInSlot(before, ref, slot);
    try {
      await slots.during(after, () => save(ref, slot));
    } catch (error) {
      const message = errorMessage(error, "Please try again");
      showToast({ title, message, tone: "error" });
    }
  }

  // One after the other: two moves that overtake each other would end in another order than the one shown.
  const queue = useRef<Promise<void>>(Promise.resolve());
  const inTurn = (work: () => Promise<void>) => {
    queue.current = queue.current.then(work);
  };

  return {
    add: (ref: PriorityRef, slot: PrioritySlot) =>
      inTurn(() => change(ref, slot, "Error adding priority")),
    move: (ref: PriorityRef, slot: PrioritySlot) =>
      inTurn(() => change(ref, slot, "Error moving priority")),
    remove: (ref: PriorityRef) => inTurn(() => change(ref, null, "Error removing priority")),
  };
}
