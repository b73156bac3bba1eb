import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { loadChunk } from "../../components/loading/load-chunk.ts";
import { runWhenIdle } from "../../components/loading/run-when-idle.ts";

const loadWatch = () => import("./watch-family-changes.ts");

/** Updates the dashboard's data while the dashboard is open (rule: live-pages). */
export function useLiveDashboard(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const leaving = new AbortController();
    const cancel = runWhenIdle(() => {
      // If the module fails to load, the dashboard works without live updates.
      loadChunk(loadWatch).then(
        ({ watchFamilyChanges }) => watchFamilyChanges(queries, leaving.signal),
        () => undefined,
      );
    });
    return () => {
      cancel();
      leaving.abort();
    };
  }, [queries]);
}
