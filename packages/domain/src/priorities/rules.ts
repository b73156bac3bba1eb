import { ERROR_CODE_MESSAGES, type ErrorCode } from "../errors/codes.ts";
import { getLinkListName, LINK_KINDS, type LinkKind, type LinkListName } from "../links/kinds.ts";
import { PRIORITY_SLOTS, type PrioritySlot } from "../priority-slots/slots.ts";
import type { Sentence } from "../sentences/catalog.ts";
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

export type PriorityIntent =
  | { kind: "leave" }
  | { kind: "clear" }
  | { kind: "place"; slot: PrioritySlot }
  | { kind: "placeFirstFree" };

/**
 * Returns the intent of a request that creates or edits an item. `isPriority: false`, or `priorityOrder: null` alone,
 * clears the slot. A number in `priorityOrder` requests the slot with this number. `isPriority: true` without a number
 * requests the first free slot for an item without a slot. Without both fields, the slots stay unchanged (rule:
 * priority-slots).
 */
export function getPriorityIntent(
  patch: PriorityPatch,
  current: PrioritySlot | null,
): PriorityIntent {
  const { isPriority, priorityOrder } = patch;
  if (isPriority === false) return { kind: "clear" };
  if (priorityOrder !== undefined && priorityOrder !== null) {
    return { kind: "place", slot: priorityOrder };
  }
  if (isPriority === true) return { kind: current === null ? "placeFirstFree" : "leave" };
  return { kind: priorityOrder === null ? "clear" : "leave" };
}

type AppliedPriorityIntent =
  | { ok: true; slots: PrioritySlots }
  | { ok: false; code: Extract<ErrorCode, "NO_FREE_SLOT">; message: Sentence };

/**
 * Returns the priority slots after applying a request's intent. Returns NO_FREE_SLOT if the intent requests the first
 * free slot and all slots are occupied (rule: priority-slots).
 */
export function applyPriorityIntent(
  slots: PrioritySlots,
  item: PriorityRef,
  intent: PriorityIntent,
): AppliedPriorityIntent {
  switch (intent.kind) {
    case "leave":
      return { ok: true, slots };
    case "clear":
      return { ok: true, slots: clearPrioritySlot(slots, item) };
    case "place":
      return { ok: true, slots: placeInPrioritySlot(slots, item, intent.slot) };
    case "placeFirstFree": {
      if (getPrioritySlot(slots, item) !== null) return { ok: true, slots };
      const slot = findEmptyPrioritySlot(slots);
      return slot === null
        ? { ok: false, code: "NO_FREE_SLOT", message: ERROR_CODE_MESSAGES.NO_FREE_SLOT }
        : { ok: true, slots: placeInPrioritySlot(slots, item, slot) };
    }
  }
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
