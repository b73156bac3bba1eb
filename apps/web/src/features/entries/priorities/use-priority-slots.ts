import {
  EMPTY_PRIORITY_SLOTS,
  getPrioritySlot,
  LINK_KINDS,
  movePriority,
  PRIORITY_SLOTS,
  type PriorityKind,
  type PriorityRef,
  type PrioritySlot,
  type PrioritySlots,
} from "@giftling/domain";
import { trpc } from "../../../trpc.ts";
import { getLinkCaches } from "../lists/link-procedures.ts";

type Prioritized = { id: string; isPriority: boolean; priorityOrder: number | null };

const PRIORITY_KINDS = [...LINK_KINDS, "wishlistItem"] as const satisfies readonly PriorityKind[];

/** Returns the entry in each of a kid's priority slots. */
export function getOccupiedSlots(
  getList: (kind: PriorityKind) => readonly Prioritized[] | undefined,
): PrioritySlots {
  let slots = EMPTY_PRIORITY_SLOTS;
  for (const kind of PRIORITY_KINDS) {
    for (const { id, isPriority, priorityOrder } of getList(kind) ?? []) {
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
  const caches = { ...getLinkCaches(utils.links), wishlistItem: utils.wishlist.list };
  const lists = Object.values(caches);
  const read = () => getOccupiedSlots((kind) => caches[kind].getData(input));
  const show = (slots: PrioritySlots) => {
    for (const kind of PRIORITY_KINDS) {
      caches[kind].setData(input, <View extends Prioritized>(all: View[] | undefined) =>
        applyPrioritySlots(all, kind, slots),
      );
    }
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
