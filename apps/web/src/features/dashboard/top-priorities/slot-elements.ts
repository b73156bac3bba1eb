import type { PrioritySlot, TopPriority } from "@giftling/domain";
import {
  type CSSProperties,
  createRef,
  type RefObject,
  useCallback,
  useRef,
  useState,
} from "react";

/** Card of a priority with the parent's funding text, which is null if no money is counted. */
export type ParentPriority = TopPriority & { fundingText: string | null };

/** Elements of a slot. A free slot has only the drop target, `place`. */
export type SlotElements = Record<"place" | "card", RefObject<HTMLDivElement | null>> & {
  grip: RefObject<HTMLButtonElement | null>;
};

/** Swap of two cards during a drag. The content of `slot` is shifted by `by` pixels into the slot of the dragged card. */
export type SlotSwap = { slot: PrioritySlot; by: number; order: string };

export const getFreeSlotId = (slot: PrioritySlot) => `free-${slot}`;

export const getPriorityOrder = (cards: readonly ParentPriority[]) =>
  cards.map(({ id, slot }) => `${slot} ${id}`).join();

/** Returns a function that returns the elements of a card or a free slot by id. The drag module uses the elements. */
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

/** Returns the shifts of the slots while a card is dragged over another slot. The drag module calls `setSwap`. */
export function useSlotSwap(cards: readonly ParentPriority[]) {
  const [swap, setSwap] = useState<SlotSwap | null>(null);
  const isCurrent = swap?.order === getPriorityOrder(cards);
  return {
    setSwap,
    /** Returns the offset of a slot's content during a drag. */
    shiftOf: (slot: PrioritySlot): CSSProperties =>
      isCurrent && swap.slot === slot ? { translate: `0 ${swap.by}px` } : {},
    /** Whether a shifted card animates to its place instead of jumping. */
    isSliding: swap === null || isCurrent,
  };
}
