import { type RefObject, useEffect, useRef } from "react";

/** Keeps a part of a `HubSheet` in sight in its frame: at the top, or as soon as what changes makes it appear. */
export function useShownPart(selector: string | undefined): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  // After every render: any of them may have brought the part, or moved it.
  useEffect(() => {
    const box = frame.current;
    if (box === null) return;
    const part = selector === undefined ? null : box.querySelector(selector);
    const above =
      part === null ? 0 : part.getBoundingClientRect().top - box.getBoundingClientRect().top;
    box.scrollTo({ top: part === null ? 0 : box.scrollTop + above - 16 });
  });
  return frame;
}
