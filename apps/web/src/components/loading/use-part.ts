import { type ComponentType, useEffect, useState } from "react";
import { loadPart } from "./load-part.ts";

/**
 * A component that is loaded when it is first needed: null until then. `need` is any value other than null; each new one
 * tries again after a failure. `failedFor` is the need that could not be met, else null. Unlike React's `lazy`, what can't
 * be loaded never takes the page with it.
 */
export function usePart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  need: unknown,
): { Part: ComponentType<Props> | null; failedFor: unknown } {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const [failedFor, setFailedFor] = useState<unknown>(null);
  useEffect(() => {
    setFailedFor(null);
    if (need === null || Part !== null) return;
    let isCurrent = true;
    loadPart(load).then(
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
