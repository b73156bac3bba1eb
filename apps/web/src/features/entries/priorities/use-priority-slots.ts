import {
  EMPTY_PRIORITY_SLOTS,
  getPrioritySlot,
  movePriority,
  PRIORITY_SLOTS,
  type PriorityKind,
  type PriorityRef,
  type PrioritySlot,
  type PrioritySlots,
} from "@giftling/domain";
import { trpc } from "../../../trpc.ts";

type Prioritized = { id: string; isPriority: boolean; priorityOrder: number | null };

/** Returns the entry in each of a kid's priority slots. */
export function getOccupiedSlots(
  lists: Readonly<Record<PriorityKind, readonly Prioritized[]>>,
): PrioritySlots {
  let slots = EMPTY_PRIORITY_SLOTS;
  const kinds: PriorityKind[] = ["paymentLink", "registryLink", "wishlistItem"];
  for (const kind of kinds) {
    for (const { id, isPriority, priorityOrder } of lists[kind]) {
      const slot = PRIORITY_SLOTS.find((known) => isPriority && known === priorityOrder);
      if (slot !== undefined) slots = { ...slots, [slot]: { kind, id } };
    }
  }
  return slots;
}

/** Returns the entries with the priority and slot that `slots` assigns. An unchanged entry stays the same object. */
export function applyPrioritySlots<View extends Prioritized>(
  entries: View[] | undefined,
  kind: PriorityKind,
  slots: PrioritySlots,
): View[] | undefined {
  return entries?.map((entry) => {
    const slot = getPrioritySlot(slots, { kind, id: entry.id });
    return entry.isPriority === (slot !== null) && entry.priorityOrder === slot
      ? entry
      : { ...entry, isPriority: slot !== null, priorityOrder: slot };
  });
}

/**
 * Returns functions that read and update a kid's priority slots in the cached lists of links and wishes
 * (rule: priority-slots).
 */
export function usePrioritySlots(kidId: string) {
  const utils = trpc.useUtils();
  const input = { kidId };
  const lists = [utils.links.listPayment, utils.links.listRegistry, utils.wishlist.list] as const;
  const read = () =>
    getOccupiedSlots({
      paymentLink: utils.links.listPayment.getData(input) ?? [],
      registryLink: utils.links.listRegistry.getData(input) ?? [],
      wishlistItem: utils.wishlist.list.getData(input) ?? [],
    });
  const show = (slots: PrioritySlots) => {
    utils.links.listPayment.setData(input, (all) => applyPrioritySlots(all, "paymentLink", slots));
    utils.links.listRegistry.setData(input, (all) =>
      applyPrioritySlots(all, "registryLink", slots),
    );
    utils.wishlist.list.setData(input, (all) => applyPrioritySlots(all, "wishlistItem", slots));
  };
  const cancelReads = () => Promise.all(lists.map((list) => list.cancel(input)));
  return {
    read,
    show,
    /** Cancels pending queries for links and wishes, because their responses would restore the old priority slots. */
    cancelReads,
    /** Refetches the kid's lists of links and wishes. */
    readAgain: () => Promise.all(lists.map((list) => list.invalidate(input))),
    /** Updates the priority slots of all entries after a new entry takes `slot`, or null for no slot. */
    added: (ref: PriorityRef, slot: PrioritySlot | null) =>
      show(movePriority(read(), { ref, slot })),
  };
}
