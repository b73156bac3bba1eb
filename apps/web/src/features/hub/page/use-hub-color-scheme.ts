import { PALETTES, type Theme } from "@giftling/domain";
import { useLayoutEffect } from "react";
import { applyColorScheme } from "../../../color-scheme.ts";

/**
 * Applies a hub's color scheme and the browser's theme color while the hub is shown. Other pages, and hubs with a light
 * palette, use the system's color scheme (rule: hub-dark-mode).
 */
export function useHubColorScheme({ palette }: Pick<Theme, "palette">): void {
  const { scheme, paper } = PALETTES[palette];
  useLayoutEffect(() => {
    if (scheme === "light") return;
    applyColorScheme(scheme);
    // Reuses the element that the server rendered, if any. The element must precede the `theme-color` elements of other
    // pages, because browsers use the first match.
    const meta =
      document.querySelector('meta[name="theme-color"]:not([media])') ??
      document.createElement("meta");
    meta.setAttribute("name", "theme-color");
    meta.setAttribute("content", paper);
    document.head.prepend(meta);
    return () => {
      meta.remove();
      applyColorScheme(null);
    };
  }, [scheme, paper]);
}
