import { followsDevice, PALETTES, type Theme } from "@giftling/domain";
import { useIsomorphicEffect } from "@mantine/hooks";
import { insistOnScheme } from "../../../color-scheme.ts";

/**
 * Applies a hub's color scheme and the browser's theme color while it is shown. Other pages follow the system, and so does
 * a hub without the family's choice (rule: hub-dark-mode).
 */
export function useHubSurface(theme: Theme): void {
  const { scheme, paper } = PALETTES[theme.palette];
  const isOfSystem = followsDevice(theme);
  useIsomorphicEffect(() => {
    if (isOfSystem) return;
    insistOnScheme(scheme);
    // The server's element or a new one, before those of other pages, since the first match wins.
    const meta =
      document.querySelector('meta[name="theme-color"]:not([media])') ??
      document.createElement("meta");
    meta.setAttribute("name", "theme-color");
    meta.setAttribute("content", paper);
    document.head.prepend(meta);
    return () => {
      meta.remove();
      insistOnScheme(null);
    };
  }, [isOfSystem, scheme, paper]);
}
