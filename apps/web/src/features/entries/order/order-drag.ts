import type { DragEndEvent, DragOverEvent, DragStartEvent } from "@dnd-kit/dom";
import { isSortable } from "@dnd-kit/dom/sortable";
import { listDragSettings } from "../../../components/drag/drag-settings.ts";

/** What drag and drop knows of a row. */
export type RowData = { name: string; total: number };

type Operation = (DragStartEvent | DragOverEvent | DragEndEvent)["operation"];

/** The dragged row as people hear it, and the place it has, or had when it was picked up. */
function heard({ source }: Operation) {
  if (!isSortable(source)) return null;
  const { name, total } = source.data;
  const words = (place: number) => `number ${place + 1} of ${total}`;
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
      return row ? `Picked up ${row.name}, ${row.first}.` : undefined;
    },
    dragover({ operation }: DragOverEvent) {
      const row = heard(operation);
      if (row === null || row.now === told) return undefined;
      told = row.now;
      return `${row.name} is at ${row.now}.`;
    },
    dragend({ operation, canceled }: DragEndEvent) {
      const row = heard(operation);
      return row && canceled ? `${row.name} is back at ${row.first}.` : undefined;
    },
  };
}

/** How the rows of a list are dragged. */
export const orderDragSettings = listDragSettings(
  createAnnouncements(),
  "Press Space or Enter to pick this up. Then the arrow keys move it, Space or Enter drops it, and Escape puts it back.",
);
