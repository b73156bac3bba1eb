import { type RefObject, useEffect, useRef } from "react";

/**
 * Returns the ref of a frame around a `HubMiniature`. The frame scrolls to the part that matches `selector` after every render.
 * Without a selector, the frame shows the top.
 */
export function usePreviewScroll(selector: string | undefined): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  // Runs after every render, because any render may have added or moved the part.
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
