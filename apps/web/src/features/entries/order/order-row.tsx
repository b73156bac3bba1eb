import { useSortable } from "@dnd-kit/react/sortable";
import * as listWords from "@giftling/messages/entries/list";
import * as orderWords from "@giftling/messages/entries/order";
import { ActionIcon } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconDots, IconGripVertical } from "@tabler/icons-react";
import { type MouseEvent, memo, type ReactNode, type Ref, useRef } from "react";
import { DropdownMenu } from "../../../components/drop-menu.tsx";
import { MoveToEndMenuItems } from "./ends-items.tsx";
import type { RowDragData } from "./order-drag.ts";
import classes from "./ordering.module.css";

const icon = { size: 20, stroke: 1.5, "aria-hidden": true } as const;

/** Function that moves an entry to a position, counted from 0. `button` keeps the focus. */
export type MoveEntryHandler = (id: string, place: number, button: HTMLElement | null) => void;

type RowProps = {
  id: string;
  name: string;
  /** Position, counted from 0. */
  place: number;
  total: number;
  move: MoveEntryHandler;
};

/** Renders a row that can also be dragged by its grip. */
export function DraggableRow(props: RowProps) {
  const { id, name, place, total } = props;
  const data: RowDragData = { name, total };
  const { ref, handleRef, isDragSource } = useSortable({ id, index: place, data });
  return (
    <OrderRow
      {...props}
      ref={ref}
      isDragged={isDragSource}
      grip={
        <ActionIcon
          ref={handleRef}
          className={classes.grip}
          aria-label={orderWords.dragAriaLabel(name)}
        >
          <IconGripVertical {...icon} />
        </ActionIcon>
      }
    />
  );
}

/** Renders an entry in sorting mode, with the buttons and the menu that move it. */
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
      <ActionIcon aria-label={orderWords.moveUpAriaLabel(name)} {...arrow(place - 1, isFirst)}>
        <IconArrowUp {...icon} />
      </ActionIcon>
      <ActionIcon aria-label={orderWords.moveDownAriaLabel(name)} {...arrow(place + 1, isLast)}>
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

/** Memoized, so that only moved rows of a long list render again. */
export const SortableRow = memo(OrderRow);
