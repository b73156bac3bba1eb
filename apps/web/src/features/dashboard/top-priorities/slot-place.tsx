import { closestCorners } from "@dnd-kit/collision";
import { useDroppable } from "@dnd-kit/react";
import type { CSSProperties, ReactNode, Ref } from "react";
import type { SlotData } from "./drag-settings.ts";
import classes from "./top-priorities.module.css";

/** A slot with its number, and the place in it where a card can be dropped. */
export function SlotPlace({
  slot,
  isFree = false,
  isTarget,
  ref,
  children,
}: {
  slot: number;
  isFree?: boolean;
  /** True while a dragged card would be dropped here. */
  isTarget: boolean;
  /** Of the place, to drop on. */
  ref: Ref<HTMLDivElement>;
  children: ReactNode;
}) {
  return (
    <li className={classes.entry}>
      <span className={isFree ? `${classes.slot} ${classes.free}` : classes.slot}>{slot}</span>
      <div className={classes.place} data-target={isTarget || undefined} ref={ref}>
        {children}
      </div>
    </li>
  );
}

/** A slot with nothing in it; `shift` gives way to a dragged card. */
export function FreeSlot({ slot, shift }: { slot: number; shift: CSSProperties }) {
  const data: SlotData = { slot, title: null };
  const { ref, isDropTarget } = useDroppable({
    id: `free-${slot}`,
    data,
    collisionDetector: closestCorners,
  });
  return (
    <SlotPlace slot={slot} isFree isTarget={isDropTarget} ref={ref}>
      <span className={classes.freeText} style={shift}>
        Free
      </span>
    </SlotPlace>
  );
}
