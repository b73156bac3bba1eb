import type { DragEndEvent, DragOverEvent, DragStartEvent } from "@dnd-kit/dom";
import * as words from "@giftling/messages/dashboard/dragging";
import { createListDragSettings } from "../../../components/drag/drag-settings.ts";

/** Drag data of a slot: its number and the title of its card. `title` is null if the slot is free. */
export type SlotDragData = { slot: number; title: string | null };

type Entity = DragOverEvent["operation"]["source" | "target"];

const dataOf = (entity: Entity): SlotDragData | undefined =>
  entity === null ? undefined : { slot: entity.data.slot, title: entity.data.title };

/**
 * Creates the announcements of a drag for screen readers. The section announces the result of a drop, as for the buttons of
 * a card.
 */
function createAnnouncements() {
  // Last reported slot. dnd-kit also reports the slot that a card is picked up from, which is not announced.
  let toldSlot: number | undefined;
  return {
    dragstart({ operation }: DragStartEvent) {
      const card = dataOf(operation.source);
      toldSlot = card?.slot;
      return card && words.pickUpAnnouncement(card.title ?? "", card.slot);
    },
    dragover({ operation }: DragOverEvent) {
      const card = dataOf(operation.source);
      const under = dataOf(operation.target);
      if (card === undefined || under === undefined || under.slot === toldSlot) return undefined;
      toldSlot = under.slot;
      const title = card.title ?? "";
      if (under.slot === card.slot) return words.overOwnSlotAnnouncement(title, under.slot);
      return under.title === null
        ? words.overFreeSlotAnnouncement(title, under.slot)
        : words.overOccupiedSlotAnnouncement(title, under.slot, under.title);
    },
    dragend({ operation, canceled }: DragEndEvent) {
      const card = dataOf(operation.source);
      const under = dataOf(operation.target);
      const isMoved = !canceled && under !== undefined && under.slot !== card?.slot;
      return card === undefined || isMoved
        ? undefined
        : words.dragCancelAnnouncement(card.title ?? "", card.slot);
    },
  };
}

let settings: ReturnType<typeof createListDragSettings> | undefined;

/** Returns the drag settings of priorities. */
export function createPriorityDragSettings() {
  settings ??= createListDragSettings(createAnnouncements(), words.dragInstructions());
  return settings;
}
