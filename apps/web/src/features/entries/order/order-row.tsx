import { useSortable } from "@dnd-kit/react/sortable";
import * as listWords from "@giftling/messages/entries/list";
import * as orderWords from "@giftling/messages/entries/order";
import { ActionIcon } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconDots, IconGripVertical } from "@tabler/icons-react";
import { type MouseEvent, memo, type ReactNode, type Ref, useRef } from "react";
import { DropMenu } from "../../../components/drop-menu.tsx";
import { EndsItems } from "./ends-items.tsx";
import type { RowData } from "./order-drag.ts";
import classes from "./ordering.module.css";

const icon = { size: 20, stroke: 1.5, "aria-hidden": true } as const;

/** Function that moves an entry to a position, counted from 0. `button` keeps the focus. */
export type Move = (id: string, place: number, button: HTMLElement | null) => void;

type RowProps = {
  id: string;
  name: string;
  /** Position, counted from 0. */
  place: number;
  total: number;
  move: Move;
};

/** Renders a row that can also be dragged by its grip. */
export function DraggedRow(props: RowProps) {
  const { id, name, place, total } = props;
  const data: RowData = { name, total };
  const { ref, handleRef, isDragSource } = useSortable({ id, index: place, data });
  return (
    <OrderRow
      {...props}
      ref={ref}
      isDragged={isDragSource}
      grip={
        <ActionIcon ref={handleRef} className={classes.grip} aria-label={orderWords.dragOf(name)}>
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
      <ActionIcon aria-label={orderWords.upOf(name)} {...arrow(place - 1, isFirst)}>
        <IconArrowUp {...icon} />
      </ActionIcon>
      <ActionIcon aria-label={orderWords.downOf(name)} {...arrow(place + 1, isLast)}>
        <IconArrowDown {...icon} />
      </ActionIcon>
      <DropMenu
        withinPortal
        buttonRef={menu}
        button={(props) => (
          <ActionIcon aria-label={listWords.optionsOf(name)} {...props}>
            <IconDots {...icon} />
          </ActionIcon>
        )}
      >
        {(Menu) => (
          <EndsItems
            Menu={Menu}
            toTop={isFirst ? undefined : () => move(id, 0, menu.current)}
            toEnd={isLast ? undefined : () => move(id, total - 1, menu.current)}
          />
        )}
      </DropMenu>
    </li>
  );
}

/** Memoized, so that only moved rows of a long list render again. */
export const PlainRow = memo(OrderRow);
