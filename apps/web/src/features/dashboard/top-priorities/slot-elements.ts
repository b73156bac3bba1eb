import type { PrioritySlot, TopPriority } from "@giftling/domain";
import {
  type CSSProperties,
  createRef,
  type RefObject,
  useCallback,
  useRef,
  useState,
} from "react";

/** Card of a priority with the funding text for parents. The text is null if the priority has no money total. */
export type ParentPriority = TopPriority & { fundingText: string | null };

/** DOM elements of a priority slot. `place` is the slot's drop target, the only element of a free slot. */
export type SlotElements = Record<"place" | "card", RefObject<HTMLDivElement | null>> & {
  grip: RefObject<HTMLButtonElement | null>;
};

/**
 * Swap of two priority cards during a drag. The card in `slot` is shifted by `by` pixels to the slot of the dragged
 * card. `order` is the order of the cards when the drag began.
 */
export type SlotSwap = { slot: PrioritySlot; by: number; order: string };

export const getEmptySlotId = (slot: PrioritySlot) => `free-${slot}`;

export const getPriorityOrder = (cards: readonly ParentPriority[]) =>
  cards.map(({ id, slot }) => `${slot} ${id}`).join();

/** Returns a function that returns the DOM elements of a priority slot by the ID of its card or by `getEmptySlotId`. */
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

/** Returns the state of a card swap during a drag, and the offset of each priority slot's content. */
export function useSlotSwap(cards: readonly ParentPriority[]) {
  const [swap, setSwap] = useState<SlotSwap | null>(null);
  const isCurrent = swap?.order === getPriorityOrder(cards);
  return {
    setSwap,
    shiftOf: (slot: PrioritySlot): CSSProperties =>
      isCurrent && swap.slot === slot ? { translate: `0 ${swap.by}px` } : {},
    isSliding: swap === null || isCurrent,
  };
}
