import type { DragEndEvent, DragOverEvent, DragStartEvent } from "@dnd-kit/dom";
import * as words from "@giftling/messages/dashboard/dragging";
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
      return card && words.pickedUp(card.title ?? "", card.slot);
    },
    dragover({ operation }: DragOverEvent) {
      const card = dataOf(operation.source);
      const under = dataOf(operation.target);
      if (card === undefined || under === undefined || under.slot === toldSlot) return undefined;
      toldSlot = under.slot;
      const title = card.title ?? "";
      if (under.slot === card.slot) return words.overOwn(title, under.slot);
      return under.title === null
        ? words.overFree(title, under.slot)
        : words.overOther(title, under.slot, under.title);
    },
    dragend({ operation, canceled }: DragEndEvent) {
      const card = dataOf(operation.source);
      const under = dataOf(operation.target);
      const isMoved = !canceled && under !== undefined && under.slot !== card?.slot;
      return card === undefined || isMoved
        ? undefined
        : words.isBackAt(card.title ?? "", card.slot);
    },
  };
}

let settings: ReturnType<typeof listDragSettings> | undefined;

/** How priorities are dragged. */
export function dragSettings() {
  settings ??= listDragSettings(createAnnouncements(), words.howToDrag());
  return settings;
}
