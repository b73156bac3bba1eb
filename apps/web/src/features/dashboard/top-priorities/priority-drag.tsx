import { closestCorners } from "@dnd-kit/collision";
import type { DragEndEvent, DragOverEvent, DragStartEvent } from "@dnd-kit/dom";
import { SortableKeyboardPlugin } from "@dnd-kit/dom/sortable";
import { DragDropProvider, useDroppable } from "@dnd-kit/react";
import { isSortable, useSortable } from "@dnd-kit/react/sortable";
import { PRIORITY_SLOTS, type PrioritySlot } from "@giftling/domain";
import * as words from "@giftling/messages/dashboard/dragging";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { createListDragSettings } from "../../../components/drag/drag-settings.ts";
import type { PendingDragStart } from "./pending-drag-start.ts";
import {
  getEmptySlotId,
  getPriorityOrder,
  type ParentPriority,
  type SlotElements,
  type SlotSwap,
} from "./slot-elements.ts";

/** Drag data of a priority slot. `title` is the title of the slot's card, or null if the slot is free. */
type SlotDragData = { slot: number; title: string | null };

type Entity = DragOverEvent["operation"]["source" | "target"];

const getData = (entity: Entity): SlotDragData | undefined =>
  entity === null ? undefined : { slot: entity.data.slot, title: entity.data.title };

/**
 * Creates the screen reader announcements of a drag. Does not announce a drop on another slot, because `PriorityCards`
 * announces the move.
 */
function createAnnouncements() {
  // Last announced slot. dnd-kit also reports the slot of the picked-up card, which must not be announced.
  let toldSlot: number | undefined;
  return {
    dragstart({ operation }: DragStartEvent) {
      const card = getData(operation.source);
      toldSlot = card?.slot;
      return card && words.pickUpAnnouncement(card.title ?? "", card.slot);
    },
    dragover({ operation }: DragOverEvent) {
      const card = getData(operation.source);
      const under = getData(operation.target);
      if (card === undefined || under === undefined || under.slot === toldSlot) return undefined;
      toldSlot = under.slot;
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

type PriorityDragProps = {
  cards: readonly ParentPriority[];
  list: RefObject<HTMLOListElement | null>;
  /** Returns the DOM elements of a priority slot by the ID of its card, or by `getEmptySlotId` for a free slot. */
  elementsOf: (id: string) => SlotElements;
  /** Press on a drag handle before the drag module had loaded. */
  early: PendingDragStart;
  onSwap: (swap: SlotSwap | null) => void;
  onDrop: (card: ParentPriority, slot: PrioritySlot) => void;
};

const getTop = (element: Element | undefined) => element?.getBoundingClientRect().top ?? 0;

const getSlot = (target: DragOverEvent["operation"]["target"]) =>
  PRIORITY_SLOTS.find((slot) => slot === target?.data.slot);

/**
 * Makes the cards in the priority slots draggable. Renders nothing, so that the module can load after the cards.
 * `onSwap` is called when a card is dragged over another slot. `onDrop` is called when a card is dropped on another
 * slot.
 */
export default function PriorityDragController({
  cards,
  list,
  elementsOf,
  early,
  onSwap,
  onDrop,
}: PriorityDragProps) {
  // dnd-kit reinitializes for each new object of settings.
  const [settings] = useState(() =>
    createListDragSettings(createAnnouncements(), words.dragInstructions()),
  );
  const order = getPriorityOrder(cards);
  const dropped = useRef<{ order: string; resume: () => void } | null>(null);

  // The animation of the dropped card must start after the new order is rendered.
  useLayoutEffect(() => {
    if (dropped.current === null || dropped.current.order === order) return;
    dropped.current.resume();
    dropped.current = null;
    // Forces a layout of the new order, so that the swapped card does not animate again.
    list.current?.getBoundingClientRect();
    onSwap(null);
  }, [order, list, onSwap]);

  // dnd-kit adds its live region in the next frame. Screen readers would miss a drag that starts earlier.
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => early.repeat());
    });
    return () => cancelAnimationFrame(frame);
  }, [early]);

  function onDragOver({ operation: { source, target } }: DragOverEvent) {
    // Applies the current pointer position, because dnd-kit ignores pointer moves before its first report.
    early.moveToPointer();
    const slot = getSlot(target);
    const isSwap = isSortable(source) && slot !== undefined && target?.id !== source.id;
    const by = isSwap ? getTop(source.sortable.target) - getTop(target?.element) : 0;
    onSwap(isSwap ? { slot, by, order } : null);
  }

  function onDragEnd({ operation: { source, target }, canceled, suspend }: DragEndEvent) {
    const card = cards.find(({ id }) => id === source?.id);
    const slot = canceled ? undefined : getSlot(target);
    if (card === undefined || slot === undefined || slot === card.slot) {
      onSwap(null);
      return;
    }
    dropped.current = { order, resume: suspend().resume };
    onDrop(card, slot);
  }

  return (
    <DragDropProvider {...settings} onDragOver={onDragOver} onDragEnd={onDragEnd}>
      {PRIORITY_SLOTS.map((slot) => {
        const card = cards.find((one) => one.slot === slot);
        const id = card?.id ?? getEmptySlotId(slot);
        const props = { id, slot, elements: elementsOf(id) };
        return card === undefined ? (
          <FreeSlotDrag key={id} {...props} />
        ) : (
          <CardDrag key={id} title={card.title} {...props} />
        );
      })}
    </DragDropProvider>
  );
}

type SlotProps = { id: string; slot: PrioritySlot; elements: SlotElements };

/**
 * dnd-kit plugin for dragging with the arrow keys. Replaces dnd-kit's default plugins, which insert a card instead of
 * swapping two cards.
 */
const plugins = [SortableKeyboardPlugin];

function CardDrag({ id, slot, title, elements }: SlotProps & { title: string }) {
  const data: SlotDragData = { slot, title };
  const { sourceRef, targetRef, handleRef, isDropTarget } = useSortable({
    id,
    index: slot - 1,
    data,
    collisionDetector: closestCorners,
    plugins,
  });
  useLayoutEffect(() => {
    sourceRef(elements.card.current);
    targetRef(elements.place.current);
    handleRef(elements.grip.current);
  }, [sourceRef, targetRef, handleRef, elements]);
  useMarkedTarget(elements, isDropTarget);
  return null;
}

function FreeSlotDrag({ id, slot, elements }: SlotProps) {
  const data: SlotDragData = { slot, title: null };
  const { ref, isDropTarget } = useDroppable({ id, data, collisionDetector: closestCorners });
  useLayoutEffect(() => ref(elements.place.current), [ref, elements]);
  useMarkedTarget(elements, isDropTarget);
  return null;
}

/** Sets `data-target` on the priority slot in which the dragged card would be dropped. */
function useMarkedTarget({ place }: SlotElements, isTarget: boolean): void {
  useLayoutEffect(() => {
    place.current?.toggleAttribute("data-target", isTarget);
  }, [place, isTarget]);
}
