import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Returns false during server rendering and hydration, and true after hydration. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
