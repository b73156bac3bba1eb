import type { DragEndEvent, DragOverEvent, DragStartEvent } from "@dnd-kit/dom";
import { isSortable } from "@dnd-kit/dom/sortable";
import * as orderWords from "@giftling/messages/entries/order";
import { listDragSettings } from "../../../components/drag/drag-settings.ts";

/** What drag and drop knows of a row. */
export type RowData = { name: string; total: number };

type Operation = (DragStartEvent | DragOverEvent | DragEndEvent)["operation"];

/** The dragged row as people hear it, and the place it has, or had when it was picked up. */
function heard({ source }: Operation) {
  if (!isSortable(source)) return null;
  const { name, total } = source.data;
  const words = (place: number) => orderWords.placeOf(place + 1, total);
  return { name, first: words(source.initialIndex), now: words(source.index) };
}

/** What screen readers hear during a drag. The result of a drop is told by the list itself, as for its buttons. */
function createAnnouncements() {
  // dnd-kit reports the place that a row is picked up from as well: nothing new.
  let told: string | undefined;
  return {
    dragstart({ operation }: DragStartEvent) {
      const row = heard(operation);
      told = row?.first;
      return row ? orderWords.pickedUp(row.name, row.first) : undefined;
    },
    dragover({ operation }: DragOverEvent) {
      const row = heard(operation);
      if (row === null || row.now === told) return undefined;
      told = row.now;
      return orderWords.isAt(row.name, row.now);
    },
    dragend({ operation, canceled }: DragEndEvent) {
      const row = heard(operation);
      return row && canceled ? orderWords.isBackAt(row.name, row.first) : undefined;
    },
  };
}

let settings: ReturnType<typeof listDragSettings> | undefined;

/** How the rows of a list are dragged. */
export function orderDragSettings() {
  settings ??= listDragSettings(createAnnouncements(), orderWords.howToDrag());
  return settings;
}
