import { type RefObject, useEffect, useRef } from "react";

/** Keeps a part of a `HubSheet` scrolled into view, as soon as it appears; the top without a selector. */
export function useShownPart(selector: string | undefined): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  // Any render may have added or moved the part.
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
