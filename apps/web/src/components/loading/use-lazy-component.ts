import { type ComponentType, useEffect, useState } from "react";
import { loadChunk } from "./load-chunk.ts";

/**
 * Returns a component that is loaded when `need` is first truthy, or null until the component has loaded. After a failure,
 * each new value of `need` retries. `failedFor` is the `need` of a failed load, or null. Unlike React's `lazy`, a failed
 * load never breaks the page.
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
