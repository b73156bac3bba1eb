import { type RefObject, useEffect, useRef } from "react";

/**
 * Returns a ref for a frame around a `HubMiniature`. After every render, the frame scrolls to the element that matches
 * `selector`. Without a selector, the frame shows the top.
 */
export function usePreviewScroll(selector: string | undefined): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  // Runs after every render, because any render can add or move the element.
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
