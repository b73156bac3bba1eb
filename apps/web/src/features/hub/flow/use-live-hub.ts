import { DEMO_FAMILY_URL } from "@giftling/domain";
import { useEffect } from "react";
import { loadChunk } from "../../../components/loading/load-chunk.ts";
import { runWhenIdle } from "../../../components/loading/run-when-idle.ts";
import { useHub } from "./hub-context.ts";

const loadWatch = () => import("../live/watch-hub.ts");

/**
 * Returns whether the browser's data saver is on. Returns false in Safari and Firefox, which do not expose this
 * setting.
 */
const savesData = () => Object(Reflect.get(navigator, "connection")).saveData === true;

/**
 * Updates the open hub after each change of its data. Does nothing on a page with a complete list, because the updated
 * hub contains only the newest entries (rule: live-pages).
 */
export function useLiveHub(): void {
  const { hub, change, whole } = useHub();
  const { familyUrl, kid } = hub;
  const kidId = kid.id;
  const isLive = familyUrl !== DEMO_FAMILY_URL && !whole.wall && !whole.updates;
  useEffect(() => {
    if (!isLive || !("EventSource" in window) || savesData()) return;
    const leaving = new AbortController();
    const stopWaiting = runWhenIdle(() =>
      loadChunk(loadWatch).then(
        ({ watchHub }) => watchHub({ familyUrl, kidId }, change, leaving.signal),
        // If the module fails to load, the page works without live updates.
        () => undefined,
      ),
    );
    return () => {
      stopWaiting();
      leaving.abort();
    };
  }, [isLive, familyUrl, kidId, change]);
}
