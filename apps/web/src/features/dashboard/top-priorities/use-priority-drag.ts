import type { DragEndEvent, DragOverEvent } from "@dnd-kit/dom";
import { isSortable } from "@dnd-kit/react/sortable";
import { PRIORITY_SLOTS, type PrioritySlot, type TopPriority } from "@giftling/domain";
import { type CSSProperties, useLayoutEffect, useRef, useState } from "react";

/** The slot below the dragged card shows its content `by` pixels further down, in the slot that the card left. */
type Swap = { slot: PrioritySlot; by: number; order: string };

const topOf = (element: Element | undefined) => element?.getBoundingClientRect().top ?? 0;

const slotOf = (target: DragOverEvent["operation"]["target"]) =>
  PRIORITY_SLOTS.find((slot) => slot === target?.data.slot);

/**
 * What happens while a priority is dragged and when it is dropped: on the way it changes places with what is below it,
 * and a drop on another slot calls `onDrop`. `onDragOver` and `onDragEnd` go to the provider, `list` to the list.
 */
export function usePriorityDrag(
  cards: readonly TopPriority[],
  onDrop: (card: TopPriority, slot: PrioritySlot) => void,
) {
  const order = cards.map(({ id, slot }) => `${slot} ${id}`).join();
  const [swap, setSwap] = useState<Swap | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const dropped = useRef<{ order: string; resume: () => void } | null>(null);

  // The dropped card flies to its slot: it must not set out before the new order is in the page.
  useLayoutEffect(() => {
    if (dropped.current === null || dropped.current.order === order) return;
    dropped.current.resume();
    dropped.current = null;
    // The page is laid out once without the swap: the card that gave way must not slide again to where it is.
    list.current?.getBoundingClientRect();
    setSwap(null);
  }, [order]);

  const isCurrent = swap?.order === order;
  return {
    list,
    /** Moves the content of a slot out of the way of the dragged card. */
    shiftOf: (slot: PrioritySlot): CSSProperties =>
      isCurrent && swap.slot === slot ? { translate: `0 ${swap.by}px` } : {},
    /** True while what gives way slides instead of jumping. */
    isSliding: swap === null || isCurrent,
    onDragOver({ operation: { source, target } }: DragOverEvent) {
      const slot = slotOf(target);
      const isSwap = isSortable(source) && slot !== undefined && target?.id !== source.id;
      const by = isSwap ? topOf(source.sortable.target) - topOf(target?.element) : 0;
      setSwap(isSwap ? { slot, by, order } : null);
    },
    onDragEnd({ operation: { source, target }, canceled, suspend }: DragEndEvent) {
      const card = cards.find(({ id }) => id === source?.id);
      const slot = canceled ? undefined : slotOf(target);
      if (card === undefined || slot === undefined || slot === card.slot) {
        setSwap(null);
        return;
      }
      dropped.current = { order, resume: suspend().resume };
      onDrop(card, slot);
    },
  };
}
