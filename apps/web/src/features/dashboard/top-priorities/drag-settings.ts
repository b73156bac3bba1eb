import type { DragEndEvent, DragOverEvent, DragStartEvent } from "@dnd-kit/dom";
import { listDragSettings } from "../../../components/drag/drag-settings.ts";

/** What drag and drop knows of a slot: its number, and the title of the card in it, or null when it is free. */
export type SlotData = { slot: number; title: string | null };

type Entity = DragOverEvent["operation"]["source" | "target"];

const dataOf = (entity: Entity): SlotData | undefined =>
  entity === null ? undefined : { slot: entity.data.slot, title: entity.data.title };

/** What screen readers hear during a drag. The result of a drop is told by the section itself, as for the buttons. */
function createAnnouncements() {
  // dnd-kit reports the slot that a card is picked up from as well: nothing new.
  let toldSlot: number | undefined;
  return {
    dragstart({ operation }: DragStartEvent) {
      const card = dataOf(operation.source);
      toldSlot = card?.slot;
      return card && `Picked up ${card.title}, number ${card.slot}.`;
    },
    dragover({ operation }: DragOverEvent) {
      const card = dataOf(operation.source);
      const under = dataOf(operation.target);
      if (card === undefined || under === undefined || under.slot === toldSlot) return undefined;
      toldSlot = under.slot;
      const over = `${card.title} is over number ${under.slot}`;
      if (under.slot === card.slot) return `${over}, where it was.`;
      return under.title === null
        ? `${over}, which is free.`
        : `${over} and would change places with ${under.title}.`;
    },
    dragend({ operation, canceled }: DragEndEvent) {
      const card = dataOf(operation.source);
      const under = dataOf(operation.target);
      const isMoved = !canceled && under !== undefined && under.slot !== card?.slot;
      return card === undefined || isMoved
        ? undefined
        : `${card.title} is back at number ${card.slot}.`;
    },
  };
}

/** How priorities are dragged. */
export const dragSettings = listDragSettings(
  createAnnouncements(),
  "Press Space or Enter to pick up this priority. Then the arrow keys move it, Space or Enter drops it, and Escape puts it back.",
);
