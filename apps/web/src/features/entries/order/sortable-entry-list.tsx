import {
  dragAriaLabel,
  moveDownAriaLabel,
  moveUpAriaLabel,
} from "@giftling/messages/dashboard/priorities";
import "../../../styles/mantine.css";
import type { DragEndEvent, DragOverEvent, DragStartEvent } from "@dnd-kit/dom";
import { DragDropProvider } from "@dnd-kit/react";
import { isSortable, useSortable } from "@dnd-kit/react/sortable";
import * as listWords from "@giftling/messages/entries/list";
import * as orderWords from "@giftling/messages/entries/order";
import { ActionIcon } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconDots, IconGripVertical } from "@tabler/icons-react";
import {
  type MouseEvent,
  memo,
  type ReactNode,
  type Ref,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { createListDragSettings } from "../../../components/drag/drag-settings.ts";
import { DropdownMenu } from "../../../components/dropdown-menu.tsx";
import { moveIdToPosition, sortByIds } from "./entry-order.ts";
import { MoveToEndMenuItems } from "./move-to-end-menu-items.tsx";
import classes from "./ordering.module.css";

/**
 * Maximum number of rows in a list whose rows can be dragged. A longer list is slow on phones and requires dragging too
 * far.
 */
const MAX_DRAGGABLE_ROWS = 60;

/**
 * Renders a section's entries in sorting mode. A row can be dragged by its handle or moved with buttons. `onOrder`
 * receives the IDs after every move and rejects if the server rejects the order (rule: own-order).
 */
export default function SortableEntryList({
  items,
  onOrder,
  say,
}: {
  items: readonly { id: string; name: string }[];
  onOrder: (ids: readonly string[]) => Promise<unknown>;
  say: (what: string) => void;
}) {
  // Displayed order. Changes before the cached list, so that the focus can be restored immediately.
  const [order, setOrder] = useState<readonly string[]>([]);
  const shown = sortByIds(items, order);
  const total = shown.length;

  const moveNow: MoveEntryHandler = (id, place, button) => {
    const item = shown.find((one) => one.id === id);
    if (item === undefined || place < 0 || place >= total || shown[place] === item) return;
    const next = moveIdToPosition(
      shown.map((one) => one.id),
      id,
      place,
    );
    flushSync(() => setOrder(next));
    // Restores the focus, because a moved DOM element loses the focus.
    button?.focus({ preventScroll: true });
    button?.scrollIntoView({ block: "nearest" });
    say(listWords.reorderAnnouncement(item.name, place + 1, total));
    // Resets the displayed order. The mutation shows the error and restores the cached list.
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

  const isDragged = total <= MAX_DRAGGABLE_ROWS;
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

const icon = { size: 20, stroke: 1.5, "aria-hidden": true } as const;

/** Function that moves an entry to the zero-based position `place`. Afterwards, `button` has the focus. */
type MoveEntryHandler = (id: string, place: number, button: HTMLElement | null) => void;

type RowProps = {
  id: string;
  name: string;
  /** Zero-based position of the row in the list. */
  place: number;
  total: number;
  move: MoveEntryHandler;
};

/** Renders a list row that can be dragged by its handle or moved with buttons. */
function DraggableRow(props: RowProps) {
  const { id, name, place, total } = props;
  const data = { name, total };
  const { ref, handleRef, isDragSource } = useSortable({ id, index: place, data });
  return (
    <OrderRow
      {...props}
      ref={ref}
      isDragged={isDragSource}
      grip={
        <ActionIcon ref={handleRef} className={classes.grip} aria-label={dragAriaLabel(name)}>
          <IconGripVertical {...icon} />
        </ActionIcon>
      }
    />
  );
}

/** Renders a row with buttons and a menu for moving the row. */
function OrderRow({
  id,
  name,
  place,
  total,
  move,
  ref,
  isDragged = false,
  grip,
}: RowProps & { ref?: Ref<HTMLLIElement>; isDragged?: boolean; grip?: ReactNode }) {
  const menu = useRef<HTMLButtonElement>(null);
  const isFirst = place === 0;
  const isLast = place === total - 1;
  const arrow = (to: number, isAtEnd: boolean) => ({
    "aria-disabled": isAtEnd,
    "data-disabled": isAtEnd || undefined,
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => move(id, to, currentTarget),
  });
  return (
    <li ref={ref} className={classes.row} data-dragged={isDragged || undefined}>
      {grip}
      <span className={classes.name} data-name>
        {name}
      </span>
      <ActionIcon aria-label={moveUpAriaLabel(name)} {...arrow(place - 1, isFirst)}>
        <IconArrowUp {...icon} />
      </ActionIcon>
      <ActionIcon aria-label={moveDownAriaLabel(name)} {...arrow(place + 1, isLast)}>
        <IconArrowDown {...icon} />
      </ActionIcon>
      <DropdownMenu
        withinPortal
        buttonRef={menu}
        button={(props) => (
          <ActionIcon aria-label={listWords.optionsAriaLabel(name)} {...props}>
            <IconDots {...icon} />
          </ActionIcon>
        )}
      >
        {(Menu) => (
          <MoveToEndMenuItems
            Menu={Menu}
            toTop={isFirst ? undefined : () => move(id, 0, menu.current)}
            toEnd={isLast ? undefined : () => move(id, total - 1, menu.current)}
          />
        )}
      </DropdownMenu>
    </li>
  );
}

/** Memoized row component, so that a move re-renders only the moved rows. */
const SortableRow = memo(OrderRow);

type Operation = (DragStartEvent | DragOverEvent | DragEndEvent)["operation"];

/** Returns the dragged row's name, its original position and its current position, as texts for screen readers. */
function getSpokenPosition({ source }: Operation) {
  if (!isSortable(source)) return null;
  const { name, total } = source.data;
  const words = (place: number) => orderWords.positionLabel(place + 1, total);
  return { name, first: words(source.initialIndex), now: words(source.index) };
}

/**
 * Creates the screen reader announcements of a drag. Does not announce a drop, because `SortableEntryList` announces
 * every move.
 */
function createAnnouncements() {
  // Last announced position. dnd-kit also reports the position of the picked-up row, which must not be announced.
  let told: string | undefined;
  return {
    dragstart({ operation }: DragStartEvent) {
      const row = getSpokenPosition(operation);
      told = row?.first;
      return row ? orderWords.pickUpAnnouncement(row.name, row.first) : undefined;
    },
    dragover({ operation }: DragOverEvent) {
      const row = getSpokenPosition(operation);
      if (row === null || row.now === told) return undefined;
      told = row.now;
      return orderWords.positionAnnouncement(row.name, row.now);
    },
    dragend({ operation, canceled }: DragEndEvent) {
      const row = getSpokenPosition(operation);
      return row && canceled ? orderWords.dragCancelAnnouncement(row.name, row.first) : undefined;
    },
  };
}

let settings: ReturnType<typeof createListDragSettings> | undefined;

function createOrderDragSettings() {
  settings ??= createListDragSettings(createAnnouncements(), orderWords.dragInstructions());
  return settings;
}
