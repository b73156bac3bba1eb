import * as priorityWords from "@giftling/messages/dashboard/priorities";
import type { CSSProperties, ReactNode } from "react";
import type { SlotElements } from "./slot-elements.ts";
import classes from "./top-priorities.module.css";

/** Renders a slot with its number and its drop target. */
export function PrioritySlotItem({
  slot,
  isFree = false,
  elements,
  children,
}: {
  slot: number;
  isFree?: boolean;
  elements: SlotElements;
  children: ReactNode;
}) {
  return (
    <li className={classes.entry}>
      <span className={isFree ? `${classes.slot} ${classes.free}` : classes.slot}>{slot}</span>
      <div className={classes.place} ref={elements.place}>
        {children}
      </div>
    </li>
  );
}

/** Renders an empty slot. `shift` offsets it during a drag. */
export function EmptySlot({
  slot,
  shift,
  elements,
}: {
  slot: number;
  shift: CSSProperties;
  elements: SlotElements;
}) {
  return (
    <PrioritySlotItem slot={slot} isFree elements={elements}>
      <span className={classes.freeText} style={shift}>
        {priorityWords.emptySlotLabel()}
      </span>
    </PrioritySlotItem>
  );
}
