import { useMantineColorScheme } from "@mantine/core";
import { useIsomorphicEffect } from "@mantine/hooks";

/** Keeps a hub light, or dark, whatever the system prefers: it has its family's own look. Other pages follow the system again. */
export function useHubScheme(scheme: "light" | "dark"): void {
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  useIsomorphicEffect(() => {
    setColorScheme(scheme);
    return () => setColorScheme("auto");
    // Once for each scheme: setColorScheme is a new function after every change.
  }, [scheme]);
}
