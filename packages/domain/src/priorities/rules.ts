import { ERROR_SENTENCES, type ErrorCode } from "../errors/codes.ts";
import type { Sentence } from "../sentences/catalogue.ts";
import type { WishState } from "../wishlist/schema.ts";
import { PRIORITY_SLOTS, type PrioritySlot } from "./slots.ts";

/** The three kinds of things that can be a top priority (rule: slot-candidates). */
export type PriorityKind = "paymentLink" | "registryLink" | "wishlistItem";

/** One such thing, by kind and id. */
export type PriorityRef = { kind: PriorityKind; id: string };

/** The occupants of one kid's slots. */
export type Slots = Readonly<Record<PrioritySlot, PriorityRef | null>>;

/** A kid's slots with nothing in them. */
export const EMPTY_SLOTS: Slots = { 1: null, 2: null, 3: null };

const isSame = (a: PriorityRef, b: PriorityRef) => a.kind === b.kind && a.id === b.id;

/** The slot that a thing holds, or null. */
export function slotOf(slots: Slots, item: PriorityRef): PrioritySlot | null {
  return (
    PRIORITY_SLOTS.find((slot) => {
      const occupant = slots[slot];
      return occupant !== null && isSame(occupant, item);
    }) ?? null
  );
}

/** The lowest empty slot, or null when all three are taken. */
export function firstFreeSlot(slots: Slots): PrioritySlot | null {
  return PRIORITY_SLOTS.find((slot) => slots[slot] === null) ?? null;
}

/**
 * The slots after putting a thing into one (rule: priority-slots). The former occupant moves out, or into the thing's
 * former slot if it had one (a swap). Putting a thing into its own slot changes nothing.
 */
export function placeInSlot(slots: Slots, item: PriorityRef, slot: PrioritySlot): Slots {
  const from = slotOf(slots, item);
  const occupant = slots[slot];
  const moved = from === null ? slots : { ...slots, [from]: occupant };
  return { ...moved, [slot]: item };
}

/** The slots after a thing left its own, if it had one. */
export function clearSlot(slots: Slots, item: PriorityRef): Slots {
  const from = slotOf(slots, item);
  return from === null ? slots : { ...slots, [from]: null };
}

/** The two fields that set a priority in a create or edit (rule: priority-slots). */
export type PriorityPatch = {
  isPriority?: boolean | undefined;
  priorityOrder?: PrioritySlot | null | undefined;
};

export type PriorityIntent =
  | { kind: "leave" }
  | { kind: "clear" }
  | { kind: "place"; slot: PrioritySlot }
  /** A priority without a slot: takes the first free one. */
  | { kind: "placeFirstFree" };

/**
 * What a create or edit asks of the slots (rule: priority-slots). `isPriority: false` always clears. A number places.
 * `isPriority: true` without a number keeps the present slot, or asks for the first free one. `priorityOrder: null` alone
 * clears. Neither field leaves everything as it is.
 */
export function priorityIntent(patch: PriorityPatch, current: PrioritySlot | null): PriorityIntent {
  const { isPriority, priorityOrder } = patch;
  if (isPriority === false) return { kind: "clear" };
  if (priorityOrder !== undefined && priorityOrder !== null) {
    return { kind: "place", slot: priorityOrder };
  }
  if (isPriority === true) return { kind: current === null ? "placeFirstFree" : "leave" };
  return { kind: priorityOrder === null ? "clear" : "leave" };
}

export type AppliedIntent =
  | { ok: true; slots: Slots }
  | { ok: false; code: Extract<ErrorCode, "NO_FREE_SLOT">; message: Sentence };

/**
 * The slots after an intent, or NO_FREE_SLOT when the first free one was asked for and there is none (rule:
 * priority-slots).
 */
export function applyPriorityIntent(
  slots: Slots,
  item: PriorityRef,
  intent: PriorityIntent,
): AppliedIntent {
  switch (intent.kind) {
    case "leave":
      return { ok: true, slots };
    case "clear":
      return { ok: true, slots: clearSlot(slots, item) };
    case "place":
      return { ok: true, slots: placeInSlot(slots, item, intent.slot) };
    case "placeFirstFree": {
      if (slotOf(slots, item) !== null) return { ok: true, slots };
      const slot = firstFreeSlot(slots);
      return slot === null
        ? { ok: false, code: "NO_FREE_SLOT", message: ERROR_SENTENCES.NO_FREE_SLOT }
        : { ok: true, slots: placeInSlot(slots, item, slot) };
    }
  }
}

/** Whether a thing may hold a slot: every link, and activities; plain wishes may not (rule: slot-candidates). */
export function isPriorityCandidate(item: { kind: PriorityKind; isActivity?: boolean }): boolean {
  return item.kind !== "wishlistItem" || item.isActivity === true;
}

export type PriorityCandidate = PriorityRef & { title: string };

/** What the dashboard offers for a slot: candidates without one, except purchased items and drafts (rule: slot-candidates, drafts). */
export function priorityCandidates(things: {
  paymentLinks: readonly { id: string; label: string; isPriority: boolean }[];
  registryLinks: readonly { id: string; label: string; isPriority: boolean }[];
  wishlist: readonly {
    id: string;
    name: string;
    isPriority: boolean;
    isActivity: boolean;
    isPurchased: boolean;
    state: WishState;
  }[];
}): PriorityCandidate[] {
  const link =
    (kind: PriorityKind) =>
    ({ id, label }: { id: string; label: string }): PriorityCandidate => ({
      kind,
      id,
      title: label,
    });
  const free = (thing: { isPriority: boolean }) => !thing.isPriority;
  return [
    ...things.paymentLinks.filter(free).map(link("paymentLink")),
    ...things.registryLinks.filter(free).map(link("registryLink")),
    ...things.wishlist
      .filter((item) => free(item) && !item.isPurchased && item.state !== "draft")
      .filter((item) => isPriorityCandidate({ kind: "wishlistItem", isActivity: item.isActivity }))
      .map(({ id, name }): PriorityCandidate => ({ kind: "wishlistItem", id, title: name })),
  ];
}
