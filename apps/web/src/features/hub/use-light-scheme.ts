import { useMantineColorScheme } from "@mantine/core";
import { useIsomorphicEffect } from "@mantine/hooks";

/** Keeps a hub light whatever the system prefers: it has its family's own theme. Other pages follow the system again. */
export function useLightScheme(): void {
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  useIsomorphicEffect(() => {
    setColorScheme("light");
    return () => setColorScheme("auto");
    // Once for each visit: setColorScheme is a new function after every change.
  }, []);
}
