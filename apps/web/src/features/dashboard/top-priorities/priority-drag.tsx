import { closestCorners } from "@dnd-kit/collision";
import type { DragEndEvent, DragOverEvent } from "@dnd-kit/dom";
import { SortableKeyboardPlugin } from "@dnd-kit/dom/sortable";
import { DragDropProvider, useDroppable } from "@dnd-kit/react";
import { isSortable, useSortable } from "@dnd-kit/react/sortable";
import { PRIORITY_SLOTS, type PrioritySlot } from "@giftling/domain";
import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { dragSettings, type SlotData } from "./drag-settings.ts";
import type { EarlyPress } from "./early-press.ts";
import type { OwnPriority } from "./slot-elements.ts";
import { freeSlotId, orderOf, type SlotElements, type Swap } from "./slot-elements.ts";

type PriorityDragProps = {
  cards: readonly OwnPriority[];
  list: RefObject<HTMLOListElement | null>;
  /** The elements of a card by its id, or of a free slot by `freeSlotId`. */
  elementsOf: (id: string) => SlotElements;
  /** What somebody did before this was there: it goes on from there. */
  early: EarlyPress;
  onSwap: (swap: Swap | null) => void;
  onDrop: (card: OwnPriority, slot: PrioritySlot) => void;
};

const topOf = (element: Element | undefined) => element?.getBoundingClientRect().top ?? 0;

const slotOf = (target: DragOverEvent["operation"]["target"]) =>
  PRIORITY_SLOTS.find((slot) => slot === target?.data.slot);

/**
 * Makes the cards of the list draggable; draws nothing itself, so that it can come after them. While a card is dragged it
 * changes places with what is below it (`onSwap`); a drop on another slot calls `onDrop`. By default export for `usePart`.
 */
export default function PriorityDrag({
  cards,
  list,
  elementsOf,
  early,
  onSwap,
  onDrop,
}: PriorityDragProps) {
  const order = orderOf(cards);
  const dropped = useRef<{ order: string; resume: () => void } | null>(null);

  // The dropped card flies to its slot: it must not set out before the new order is in the page.
  useLayoutEffect(() => {
    if (dropped.current === null || dropped.current.order === order) return;
    dropped.current.resume();
    dropped.current = null;
    // The page is laid out once without the swap: the card that gave way must not slide again to where it is.
    list.current?.getBoundingClientRect();
    onSwap(null);
  }, [order, list, onSwap]);

  // dnd-kit says nothing of a drag that begins before its live region is in the page, which it puts there with the next
  // frame.
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => early.repeat());
    });
    return () => cancelAnimationFrame(frame);
  }, [early]);

  function onDragOver({ operation: { source, target } }: DragOverEvent) {
    // The first slot that a card is over is its own; before that, moving it counts for nothing.
    early.goOn();
    const slot = slotOf(target);
    const isSwap = isSortable(source) && slot !== undefined && target?.id !== source.id;
    const by = isSwap ? topOf(source.sortable.target) - topOf(target?.element) : 0;
    onSwap(isSwap ? { slot, by, order } : null);
  }

  function onDragEnd({ operation: { source, target }, canceled, suspend }: DragEndEvent) {
    const card = cards.find(({ id }) => id === source?.id);
    const slot = canceled ? undefined : slotOf(target);
    if (card === undefined || slot === undefined || slot === card.slot) {
      onSwap(null);
      return;
    }
    dropped.current = { order, resume: suspend().resume };
    onDrop(card, slot);
  }

  return (
    <DragDropProvider {...dragSettings()} onDragOver={onDragOver} onDragEnd={onDragEnd}>
      {PRIORITY_SLOTS.map((slot) => {
        const card = cards.find((one) => one.slot === slot);
        const id = card?.id ?? freeSlotId(slot);
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

/** Arrow keys go from slot to slot. Cards change places: dnd-kit's own way of sorting would insert. */
const plugins = [SortableKeyboardPlugin];

function CardDrag({ id, slot, title, elements }: SlotProps & { title: string }) {
  const data: SlotData = { slot, title };
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
  const data: SlotData = { slot, title: null };
  const { ref, isDropTarget } = useDroppable({ id, data, collisionDetector: closestCorners });
  useLayoutEffect(() => ref(elements.place.current), [ref, elements]);
  useMarkedTarget(elements, isDropTarget);
  return null;
}

/** Shows where the dragged card would be dropped. */
function useMarkedTarget({ place }: SlotElements, isTarget: boolean): void {
  useLayoutEffect(() => {
    place.current?.toggleAttribute("data-target", isTarget);
  }, [place, isTarget]);
}
