import "../../../styles/mantine.css";
import type { DragEndEvent } from "@dnd-kit/dom";
import { DragDropProvider } from "@dnd-kit/react";
import { isSortable } from "@dnd-kit/react/sortable";
import * as listWords from "@giftling/messages/entries/list";
import * as orderWords from "@giftling/messages/entries/order";
import { useCallback, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { createOrderDragSettings } from "./order-drag.ts";
import { DraggableRow, type MoveEntryHandler, SortableRow } from "./order-row.tsx";
import classes from "./ordering.module.css";
import { moveId, sortByIds } from "./own-order.ts";

/** Maximum number of rows that can be dragged. A longer list is too far to drag across, and too slow on a phone. */
const DRAGGED_UP_TO = 60;

/**
 * Renders a section's entries in sorting mode. A row can be dragged by its grip, or moved by buttons that keep the focus.
 * `onOrder` receives the ids after every move, and rejects if the server does (rule: own-order).
 */
export default function SortableEntryList({
  items,
  onOrder,
  say,
}: {
  items: readonly { id: string; name: string }[];
  onOrder: (ids: readonly string[]) => Promise<unknown>;
  /** Announces a move to screen readers. */
  say: (what: string) => void;
}) {
  // Order on the page. It changes before the list's cache, so that the focus is restored at once.
  const [order, setOrder] = useState<readonly string[]>([]);
  const shown = sortByIds(items, order);
  const total = shown.length;

  const moveNow: MoveEntryHandler = (id, place, button) => {
    const item = shown.find((one) => one.id === id);
    if (item === undefined || place < 0 || place >= total || shown[place] === item) return;
    const next = moveId(
      shown.map((one) => one.id),
      id,
      place,
    );
    flushSync(() => setOrder(next));
    // A row that moves in the DOM loses the focus.
    button?.focus({ preventScroll: true });
    button?.scrollIntoView({ block: "nearest" });
    say(listWords.reorderAnnouncement(item.name, place + 1, total));
    // The mutation reports the error and restores the list.
    onOrder(next).catch(() => setOrder([]));
  };
  const latest = useRef(moveNow);
  useLayoutEffect(() => {
    latest.current = moveNow;
  });
  const move = useCallback<MoveEntryHandler>((...moved) => latest.current(...moved), []);

  function onDragEnd({ operation: { source }, canceled }: DragEndEvent) {
    if (!canceled && isSortable(source)) move(String(source.id), source.index, null);
  }

  const isDragged = total <= DRAGGED_UP_TO;
  const Row = isDragged ? DraggableRow : SortableRow;
  return (
    <>
      <p className={classes.hint}>
        {isDragged ? orderWords.dragReorderHint() : orderWords.arrowReorderHint()}
      </p>
      <DragDropProvider {...createOrderDragSettings()} onDragEnd={onDragEnd}>
        <ol className={classes.list}>
          {shown.map(({ id, name }, place) => (
            <Row key={id} id={id} name={name} place={place} total={total} move={move} />
          ))}
        </ol>
      </DragDropProvider>
    </>
  );
}
