import * as priorityWords from "@giftling/messages/dashboard/priorities";
import type { CSSProperties, ReactNode } from "react";
import type { SlotElements } from "./slot-elements.ts";
import classes from "./top-priorities.module.css";

/** A slot with its number, and the place in it where a card can be dropped. */
export function SlotPlace({
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

/** A slot with nothing in it; `shift` gives way to a dragged card. */
export function FreeSlot({
  slot,
  shift,
  elements,
}: {
  slot: number;
  shift: CSSProperties;
  elements: SlotElements;
}) {
  return (
    <SlotPlace slot={slot} isFree elements={elements}>
      <span className={classes.freeText} style={shift}>
        {priorityWords.empty()}
      </span>
    </SlotPlace>
  );
}
