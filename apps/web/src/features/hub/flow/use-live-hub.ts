import { useEffect } from "react";
import { loadChunk } from "../../../components/loading/load-chunk.ts";
import { getHubEventsPath } from "../live/hub-events-path.ts";
import { useHub } from "./hub-context.ts";

const loadWatch = () => import("../live/watch-hub.ts");

/** Updates the open hub after each change of its data (rule: live-pages). */
export function useLiveHub(): void {
  const { hub, change, whole } = useHub();
  const { familyUrl, kid } = hub;
  const kidId = kid.id;
  const path = getHubEventsPath(hub, whole);
  useEffect(() => {
    if (path === null) return;
    const leaving = new AbortController();
    void loadChunk(loadWatch).then(
      ({ watchHub }) => watchHub({ familyUrl, kidId }, path, change, leaving.signal),
      // If the module fails to load, the page works without live updates.
      () => undefined,
    );
    return () => leaving.abort();
  }, [path, familyUrl, kidId, change]);
}
