import type { DragEndEvent, DragOverEvent, DragStartEvent } from "@dnd-kit/dom";
import { isSortable } from "@dnd-kit/dom/sortable";
import * as orderWords from "@giftling/messages/entries/order";
import { createListDragSettings } from "../../../components/drag/drag-settings.ts";

export type RowDragData = { name: string; total: number };

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

export function createOrderDragSettings() {
  settings ??= createListDragSettings(createAnnouncements(), orderWords.dragInstructions());
  return settings;
}
