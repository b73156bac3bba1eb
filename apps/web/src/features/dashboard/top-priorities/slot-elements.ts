import type { PrioritySlot, TopPriority } from "@giftling/domain";
import {
  type CSSProperties,
  createRef,
  type RefObject,
  useCallback,
  useRef,
  useState,
} from "react";

/** A card of Top Priorities with what the parent reads of its money; null where nothing is counted. */
export type OwnPriority = TopPriority & { fundingText: string | null };

/** What there is of a slot in the page. A free slot has only the place to drop on. */
export type SlotElements = Record<"place" | "card", RefObject<HTMLDivElement | null>> & {
  grip: RefObject<HTMLButtonElement | null>;
};

/** The slot below the dragged card shows its content `by` pixels further down, in the slot that the card left. */
export type Swap = { slot: PrioritySlot; by: number; order: string };

export const freeSlotId = (slot: PrioritySlot) => `free-${slot}`;

export const orderOf = (cards: readonly OwnPriority[]) =>
  cards.map(({ id, slot }) => `${slot} ${id}`).join();

/** The elements of each card and free slot, by id, for what drags them. */
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

/** Where things stand while a card is dragged over another slot; `setSwap` is told by what drags. */
export function useSwap(cards: readonly OwnPriority[]) {
  const [swap, setSwap] = useState<Swap | null>(null);
  const isCurrent = swap?.order === orderOf(cards);
  return {
    setSwap,
    /** Moves the content of a slot out of the way of the dragged card. */
    shiftOf: (slot: PrioritySlot): CSSProperties =>
      isCurrent && swap.slot === slot ? { translate: `0 ${swap.by}px` } : {},
    /** True while what gives way slides instead of jumping. */
    isSliding: swap === null || isCurrent,
  };
}
