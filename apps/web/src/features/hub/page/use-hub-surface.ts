import { followsDevice, PALETTES, type Theme } from "@giftling/domain";
import { useIsomorphicEffect } from "@mantine/hooks";
import { insistOnScheme } from "../../../color-scheme.ts";

/**
 * While a hub is shown, its theme decides between light and dark, and the browser's bar has the colour of its paper. Other
 * pages follow the system, and so does a hub whose family has no say in it (rule: hub-dark-mode).
 */
export function useHubSurface(theme: Theme): void {
  const { scheme, paper } = PALETTES[theme.palette];
  const isOfSystem = followsDevice(theme);
  useIsomorphicEffect(() => {
    if (isOfSystem) return;
    insistOnScheme(scheme);
    // The server's, or a new one; before the other pages' own two, since the first that fits counts.
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
