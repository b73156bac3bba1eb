import type { DragEndEvent, DragOverEvent, DragStartEvent } from "@dnd-kit/dom";
import { isSortable } from "@dnd-kit/react/sortable";
import { PRIORITY_SLOTS, type PrioritySlot } from "@giftling/domain";
import * as words from "@giftling/messages/dashboard/dragging";
import { type CSSProperties, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { createListDragSettings } from "../../../components/drag/drag-settings.ts";
import type { ParentPriority } from "./priority-text.tsx";

/** Drag data of a priority slot. `title` is the title of the slot's card, or null if the slot is free. */
export type SlotDragData = { slot: number; title: string | null };

type Entity = DragOverEvent["operation"]["source" | "target"];

const getData = (entity: Entity): SlotDragData | undefined =>
  entity === null ? undefined : { slot: entity.data.slot, title: entity.data.title };

/**
 * Creates the screen reader announcements of a drag. Does not announce a drop on another slot, because `PriorityCards`
 * announces the move.
 */
function createAnnouncements() {
  // Last announced slot. dnd-kit also reports the slot of the picked-up card, which must not be announced.
  let announcedSlot: number | undefined;
  return {
    dragstart({ operation }: DragStartEvent) {
      const card = getData(operation.source);
      announcedSlot = card?.slot;
      return card && words.pickUpAnnouncement(card.title ?? "", card.slot);
    },
    dragover({ operation }: DragOverEvent) {
      const card = getData(operation.source);
      const under = getData(operation.target);
      if (card === undefined || under === undefined || under.slot === announcedSlot)
        return undefined;
      announcedSlot = under.slot;
      const title = card.title ?? "";
      if (under.slot === card.slot) return words.overOriginalSlotAnnouncement(title, under.slot);
      return under.title === null
        ? words.overEmptySlotAnnouncement(title, under.slot)
        : words.overOccupiedSlotAnnouncement(title, under.slot, under.title);
    },
    dragend({ operation, canceled }: DragEndEvent) {
      const card = getData(operation.source);
      const under = getData(operation.target);
      const isMoved = !canceled && under !== undefined && under.slot !== card?.slot;
      return card === undefined || isMoved
        ? undefined
        : words.dragCancelAnnouncement(card.title ?? "", card.slot);
    },
  };
}

/**
 * Swap of two priority cards during a drag. The card in `slot` is shifted by `by` pixels to the slot of the dragged
 * card. `order` is the order of the cards when the drag began.
 */
type SlotSwap = { slot: PrioritySlot; by: number; order: string };

const getTop = (element: Element | undefined) => element?.getBoundingClientRect().top ?? 0;

const getSlot = (target: Entity) => PRIORITY_SLOTS.find((slot) => slot === target?.data.slot);

/**
 * Returns the props of dnd-kit's provider for the priority cards in `list`, and the offset of each slot's content
 * during a drag. `onDrop` is called when a card is dropped on another slot.
 */
export function usePriorityDrag(
  cards: readonly ParentPriority[],
  list: RefObject<HTMLElement | null>,
  onDrop: (card: ParentPriority, slot: PrioritySlot) => void,
) {
  // dnd-kit reinitializes for each new object of settings.
  const [settings] = useState(() =>
    createListDragSettings(createAnnouncements(), words.dragInstructions()),
  );
  const order = cards.map(({ id, slot }) => `${slot} ${id}`).join();
  const [swap, setSwap] = useState<SlotSwap | null>(null);
  const isCurrent = swap?.order === order;
  const dropped = useRef<{ order: string; resume: () => void } | null>(null);

  // The animation of the dropped card must start after the new order is rendered.
  useLayoutEffect(() => {
    if (dropped.current === null || dropped.current.order === order) return;
    dropped.current.resume();
    dropped.current = null;
    // Forces a layout of the new order, so that the swapped card does not animate again.
    list.current?.getBoundingClientRect();
    setSwap(null);
  }, [order, list]);

  return {
    provider: {
      ...settings,
      onDragOver({ operation: { source, target } }: DragOverEvent) {
        const slot = getSlot(target);
        const isSwap = isSortable(source) && slot !== undefined && target?.id !== source.id;
        const by = isSwap ? getTop(source.sortable.target) - getTop(target?.element) : 0;
        setSwap(isSwap ? { slot, by, order } : null);
      },
      onDragEnd({ operation: { source, target }, canceled, suspend }: DragEndEvent) {
        const card = cards.find(({ id }) => id === source?.id);
        const slot = canceled ? undefined : getSlot(target);
        if (card === undefined || slot === undefined || slot === card.slot) {
          setSwap(null);
          return;
        }
        dropped.current = { order, resume: suspend().resume };
        onDrop(card, slot);
      },
    },
    shiftOf: (slot: PrioritySlot): CSSProperties =>
      isCurrent && swap.slot === slot ? { translate: `0 ${swap.by}px` } : {},
    isSliding: swap === null || isCurrent,
  };
}
