import type { PALETTES } from "@giftling/domain";
import { useMantineColorScheme } from "@mantine/core";
import { useIsomorphicEffect } from "@mantine/hooks";

type Palette = (typeof PALETTES)[keyof typeof PALETTES];

/**
 * Keeps a hub light, or dark, whatever the system prefers, and the browser's own bar in the colour of its paper: it has its
 * family's own look. Other pages follow the system again.
 */
export function useHubSurface({ scheme, paper }: Pick<Palette, "scheme" | "paper">): void {
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  useIsomorphicEffect(() => {
    setColorScheme(scheme);
    // The server's, or a new one; before the other pages' own two, since the first that fits counts.
    const meta =
      document.querySelector('meta[name="theme-color"]:not([media])') ??
      document.createElement("meta");
    meta.setAttribute("name", "theme-color");
    meta.setAttribute("content", paper);
    document.head.prepend(meta);
    return () => {
      meta.remove();
      setColorScheme("auto");
    };
    // Once for each look: setColorScheme is a new function after every change.
  }, [scheme, paper]);
}
