import type { QueryClient } from "@tanstack/react-query";
import { watchEventStream } from "../../components/live/watch-event-stream.ts";

/** Names of the tRPC routers whose data visitors and other parents can change. */
const LIVE_ROUTERS = new Set([
  "kids",
  "links",
  "wishlist",
  "updates",
  "gratitude",
  "followers",
  "proposals",
  "people",
]);

/** Interval in milliseconds between checks for running writes. */
const WRITE_CHECK_MS = 100;

/** Refetches the dashboard's data after another person's change, once no write is running (rule: live-pages). */
export function watchFamilyChanges(queries: QueryClient, signal: AbortSignal): void {
  const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) =>
    LIVE_ROUTERS.has(String([queryKey[0]].flat()[0]));
  async function read(): Promise<() => void> {
    while (queries.isMutating() > 0) {
      await new Promise((resolve) => setTimeout(resolve, WRITE_CHECK_MS));
    }
    return () => void queries.invalidateQueries({ predicate });
  }
  if (!("EventSource" in window)) return;
  // Without a session, the page stays unchanged until the parent's next action.
  watchEventStream({ path: "/api/family/events?", read, readsWhenRefused: false, signal });
}
