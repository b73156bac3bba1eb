import { getErrorCode, isNotFound } from "../../../api-error.ts";
import { watchChanges } from "../../../components/live/watch-changes.ts";
import { queryApi } from "../../../visitor/call-api.ts";
import type { HubContextValue } from "../flow/hub-context.ts";
import { animateEntries } from "./animate-entries.ts";

/**
 * Returns whether the browser's data saver is on. Returns false in Safari and Firefox, which do not expose the setting.
 */
const savesData = () => Object(Reflect.get(navigator, "connection")).saveData === true;

/**
 * Updates an open hub after each event of the stream at `path`. Reloads the page if the visitor lost access, because the
 * server then sends another page. Does nothing if the browser saves data (rule: live-pages).
 */
export function watchHub(
  { familyUrl, kidId }: { familyUrl: string; kidId: string },
  path: string,
  change: HubContextValue["change"],
  signal: AbortSignal,
): void {
  if (!("EventSource" in window) || savesData()) return;
  async function read(): Promise<() => void> {
    try {
      const hub = await queryApi("hub", "kid", { familyUrl, kidId });
      const text = JSON.stringify(hub);
      return () =>
        animateEntries(() =>
          change((current) => (JSON.stringify(current) === text ? current : hub)),
        );
    } catch (error) {
      if (!isNotFound(error) && getErrorCode(error) !== "PASSCODE_REQUIRED") throw error;
      return () => window.location.reload();
    }
  }
  watchChanges({ path, read, readsWhenRefused: true, signal });
}
