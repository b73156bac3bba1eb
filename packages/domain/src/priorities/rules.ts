import { getLinkListName, LINK_KINDS, type LinkKind, type LinkListName } from "../links/kinds.ts";
import { PRIORITY_SLOTS, type PrioritySlot } from "../priority-slots/slots.ts";
import type { WishState } from "../wishlist/schema.ts";

export type PriorityKind = LinkKind | "wishlistItem";

export type PriorityRef = { kind: PriorityKind; id: string };

export type PrioritySlots = Readonly<Record<PrioritySlot, PriorityRef | null>>;

export const EMPTY_PRIORITY_SLOTS: PrioritySlots = { 1: null, 2: null, 3: null };

const isSame = (a: PriorityRef, b: PriorityRef) => a.kind === b.kind && a.id === b.id;

export function getPrioritySlot(slots: PrioritySlots, item: PriorityRef): PrioritySlot | null {
  return (
    PRIORITY_SLOTS.find((slot) => {
      const occupant = slots[slot];
      return occupant !== null && isSame(occupant, item);
    }) ?? null
  );
}

export function findEmptyPrioritySlot(slots: PrioritySlots): PrioritySlot | null {
  return PRIORITY_SLOTS.find((slot) => slots[slot] === null) ?? null;
}

/**
 * Returns the priority slots after placing an item in `slot`. The item that occupied `slot` moves to the placed item's
 * previous slot, or loses its slot if there is none (rule: priority-slots).
 */
export function placeInPrioritySlot(
  slots: PrioritySlots,
  item: PriorityRef,
  slot: PrioritySlot,
): PrioritySlots {
  const from = getPrioritySlot(slots, item);
  const occupant = slots[slot];
  const moved = from === null ? slots : { ...slots, [from]: occupant };
  return { ...moved, [slot]: item };
}

export function clearPrioritySlot(slots: PrioritySlots, item: PriorityRef): PrioritySlots {
  const from = getPrioritySlot(slots, item);
  return from === null ? slots : { ...slots, [from]: null };
}

/** Returns the priority slots after moving an item to `slot`, or out of its slot for null (rule: priority-slots). */
export function movePriority(
  slots: PrioritySlots,
  { ref, slot }: { ref: PriorityRef; slot: PrioritySlot | null },
): PrioritySlots {
  return slot === null ? clearPrioritySlot(slots, ref) : placeInPrioritySlot(slots, ref, slot);
}

/** Request fields that set an item's priority when the item is created or edited (rule: priority-slots). */
export type PriorityPatch = {
  isPriority?: boolean | undefined;
  priorityOrder?: PrioritySlot | null | undefined;
};

/**
 * Returns the slot that an item has after a request that creates or edits the item. `isPriority: false`, or
 * `priorityOrder: null` alone, clears the slot. A number in `priorityOrder` requests the slot with this number.
 * `isPriority: true` without a number requests the first free slot for an item without a slot. Without both fields, the
 * item keeps its slot. Returns undefined if the request needs a free slot and all slots are occupied
 * (rule: priority-slots).
 */
export function getRequestedPrioritySlot(
  slots: PrioritySlots,
  item: PriorityRef,
  { isPriority, priorityOrder }: PriorityPatch,
): PrioritySlot | null | undefined {
  if (isPriority === false) return null;
  if (typeof priorityOrder === "number") return priorityOrder;
  const current = getPrioritySlot(slots, item);
  if (isPriority) return current ?? findEmptyPrioritySlot(slots) ?? undefined;
  return priorityOrder === null ? null : current;
}

/** Returns whether an item can have a priority slot. False for a plain wish (rule: slot-candidates). */
export function isPriorityCandidate(item: { kind: PriorityKind; isActivity?: boolean }): boolean {
  return item.kind !== "wishlistItem" || item.isActivity === true;
}

export type PriorityCandidate = PriorityRef & { title: string };

/**
 * Returns the links and activities that the dashboard offers for a free slot. Omits purchased activities and drafts
 * (rule: slot-candidates).
 */
export function listPriorityCandidates(
  things: Record<LinkListName, readonly { id: string; label: string; isPriority: boolean }[]> & {
    wishlist: readonly {
      id: string;
      name: string;
      isPriority: boolean;
      isActivity: boolean;
      isPurchased: boolean;
      state: WishState;
    }[];
  },
): PriorityCandidate[] {
  const free = (thing: { isPriority: boolean }) => !thing.isPriority;
  return [
    ...LINK_KINDS.flatMap((kind) =>
      things[getLinkListName(kind)]
        .filter(free)
        .map(({ id, label }): PriorityCandidate => ({ kind, id, title: label })),
    ),
    ...things.wishlist
      .filter((item) => free(item) && !item.isPurchased && item.state !== "draft")
      .filter((item) => isPriorityCandidate({ kind: "wishlistItem", isActivity: item.isActivity }))
      .map(({ id, name }): PriorityCandidate => ({ kind: "wishlistItem", id, title: name })),
  ];
}
