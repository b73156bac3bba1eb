import { type PointerEvent, useEffect, useState } from "react";

/** Where an entry of the list stands, in pixels of the page. */
type Place = { id: string; top: number; height: number };

type Drag = {
  id: string;
  pointerId: number;
  /** Where the pointer went down. */
  startY: number;
  /** How far it has gone since. */
  y: number;
  places: readonly Place[];
};

/** The entry that the dragged one is over: whose middle is nearest to its own. */
export function entryUnder(places: readonly Place[], id: string, y: number): string {
  const dragged = places.find((place) => place.id === id);
  if (dragged === undefined) return id;
  const middle = dragged.top + dragged.height / 2 + y;
  const distance = (place: Place) => Math.abs(place.top + place.height / 2 - middle);
  return places.reduce((best, place) => (distance(place) < distance(best) ? place : best), dragged)
    .id;
}

const placesIn = (list: Element): Place[] =>
  [...list.children].flatMap((entry) => {
    const { top, height } = entry.getBoundingClientRect();
    const id = entry instanceof HTMLElement ? entry.dataset.entry : undefined;
    return id === undefined ? [] : [{ id, top: top + window.scrollY, height }];
  });

/**
 * Dragging one entry of a short vertical list onto another, with mouse, pen or finger: on the way it changes
 * places with the one under it, and letting go asks for that. Escape and an interrupted touch put it back. Entries
 * carry `data-entry`; `handle` is for the part to take hold of, which needs `touch-action: none`.
 */
export function useDragToSwap(onSwap: (id: string, withId: string) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const over = drag === null ? null : entryUnder(drag.places, drag.id, drag.y);
  const isDragging = drag !== null;

  useEffect(() => {
    if (!isDragging) return;
    const putBack = (event: KeyboardEvent) => {
      if (event.key === "Escape") setDrag(null);
    };
    window.addEventListener("keydown", putBack);
    return () => window.removeEventListener("keydown", putBack);
  }, [isDragging]);

  /** How far an entry is moved while the drag lasts, in pixels. */
  function offsetOf(id: string): number {
    if (drag === null) return 0;
    if (id === drag.id) return drag.y;
    const topOf = (wanted: string) => drag.places.find((place) => place.id === wanted)?.top ?? 0;
    return id === over ? topOf(drag.id) - topOf(id) : 0;
  }

  const handle = (id: string) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const list = event.currentTarget.closest("ol, ul");
      if (list === null || event.button !== 0 || drag !== null) return;
      // No text is selected on the way, and the pointer stays ours wherever it goes.
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      const { pointerId, pageY } = event;
      setDrag({ id, pointerId, startY: pageY, y: 0, places: placesIn(list) });
    },
    onPointerMove: ({ pointerId, pageY }: PointerEvent<HTMLElement>) =>
      setDrag((now) => (now?.pointerId === pointerId ? { ...now, y: pageY - now.startY } : now)),
    onPointerUp: ({ pointerId, pageY }: PointerEvent<HTMLElement>) => {
      if (drag?.pointerId !== pointerId) return;
      setDrag(null);
      // Asked again: the last move may not have been rendered yet.
      const end = entryUnder(drag.places, drag.id, pageY - drag.startY);
      if (end !== drag.id) onSwap(drag.id, end);
    },
    onPointerCancel: () => setDrag(null),
    onLostPointerCapture: () => setDrag(null),
  });

  return {
    handle,
    /** For an entry of the list. */
    entry: (id: string) => ({
      "data-entry": id,
      "data-dragged": drag?.id === id || undefined,
      "data-dragging": isDragging || undefined,
      style: isDragging ? { transform: `translateY(${offsetOf(id)}px)` } : undefined,
    }),
  };
}
