import { followsDevice, PALETTES, type Theme } from "@giftling/domain";
import { useIsomorphicEffect } from "@mantine/hooks";
import { forceColorScheme } from "../../../color-scheme.ts";

/**
 * Applies a hub's color scheme and the browser's theme color while the hub is shown. Other pages, and hubs whose theme
 * follows the device, use the system's color scheme (rule: hub-dark-mode).
 */
export function useHubColorScheme(theme: Theme): void {
  const { scheme, paper } = PALETTES[theme.palette];
  const isOfSystem = followsDevice(theme);
  useIsomorphicEffect(() => {
    if (isOfSystem) return;
    forceColorScheme(scheme);
    // Reuses the server's element if there is one. The element must precede those of other pages, because browsers use
    // the first match.
    const meta =
      document.querySelector('meta[name="theme-color"]:not([media])') ??
      document.createElement("meta");
    meta.setAttribute("name", "theme-color");
    meta.setAttribute("content", paper);
    document.head.prepend(meta);
    return () => {
      meta.remove();
      forceColorScheme(null);
    };
  }, [isOfSystem, scheme, paper]);
}
