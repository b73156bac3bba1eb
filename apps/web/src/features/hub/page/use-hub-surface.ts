import type { PALETTES } from "@giftling/domain";
import { useIsomorphicEffect } from "@mantine/hooks";
import { insistOnScheme } from "../../../color-scheme.ts";

type Palette = (typeof PALETTES)[keyof typeof PALETTES];

/**
 * While a hub is shown, its theme decides between light and dark, and the browser's bar has the colour of its paper. Other
 * pages follow the system.
 */
export function useHubSurface({ scheme, paper }: Pick<Palette, "scheme" | "paper">): void {
  useIsomorphicEffect(() => {
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
  }, [scheme, paper]);
}
