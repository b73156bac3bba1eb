import type { PrioritySlot, TopPriority } from "@giftling/domain";
import {
  type CSSProperties,
  createRef,
  type RefObject,
  useCallback,
  useRef,
  useState,
} from "react";

/** Card of Top Priorities with the parent's funding text; null when no money is counted. */
export type OwnPriority = TopPriority & { fundingText: string | null };

/** Elements of a slot. A free slot has only the drop target. */
export type SlotElements = Record<"place" | "card", RefObject<HTMLDivElement | null>> & {
  grip: RefObject<HTMLButtonElement | null>;
};

/**
 * Swap during a drag: the content of the slot below the dragged card moves down by `by` pixels into the slot that the card
 * left.
 */
export type Swap = { slot: PrioritySlot; by: number; order: string };

export const freeSlotId = (slot: PrioritySlot) => `free-${slot}`;

export const orderOf = (cards: readonly OwnPriority[]) =>
  cards.map(({ id, slot }) => `${slot} ${id}`).join();

/** Returns the elements of each card and free slot, by id, for the drag module. */
export function useSlotElements(): (id: string) => SlotElements {
  const all = useRef(new Map<string, SlotElements>());
  return useCallback((id) => {
    const known = all.current.get(id);
    if (known !== undefined) return known;
    const elements: SlotElements = { place: createRef(), card: createRef(), grip: createRef() };
    all.current.set(id, elements);
    return elements;
  }, []);
}

/** Returns the positions while a card is dragged over another slot. The drag module calls `setSwap`. */
export function useSwap(cards: readonly OwnPriority[]) {
  const [swap, setSwap] = useState<Swap | null>(null);
  const isCurrent = swap?.order === orderOf(cards);
  return {
    setSwap,
    /** Returns the offset of a slot's content during a drag. */
    shiftOf: (slot: PrioritySlot): CSSProperties =>
      isCurrent && swap.slot === slot ? { translate: `0 ${swap.by}px` } : {},
    /** Whether displaced content animates instead of jumping. */
    isSliding: swap === null || isCurrent,
  };
}
