import { type ComponentType, useEffect, useState } from "react";
import { loadChunk } from "./load-chunk.ts";

/**
 * Returns a lazily loaded component, or null until the component has loaded. Loading starts when `need` first becomes
 * truthy. After a failure, each new value of `need` starts a retry. `failedFor` is the value of `need` when loading
 * failed, or null. Unlike with React's `lazy`, a failure does not break the page.
 */
export function useLazyComponent<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  need: unknown,
): { Part: ComponentType<Props> | null; failedFor: unknown } {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const [failedFor, setFailedFor] = useState<unknown>(null);
  useEffect(() => {
    setFailedFor(null);
    if (!need || Part !== null) return;
    let isCurrent = true;
    loadChunk(load).then(
      (loaded) => {
        if (isCurrent) setPart(() => loaded.default);
      },
      () => {
        if (isCurrent) setFailedFor(() => need);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [load, need, Part]);
  return { Part, failedFor };
}
