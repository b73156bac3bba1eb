import { getErrorCode, isNotFound } from "../../../api-error.ts";
import { watchChanges } from "../../../components/live/watch-changes.ts";
import { readApi } from "../../../visitor/call-api.ts";
import type { HubContextValue } from "../flow/hub-context.ts";
import { animateEntries } from "./animate-entries.ts";

/**
 * Updates an open hub after each change of its data. Reloads the page if the visitor lost access, because the server
 * then sends another page (rule: live-pages).
 */
export function watchHub(
  { familyUrl, kidId }: { familyUrl: string; kidId: string },
  change: HubContextValue["change"],
  signal: AbortSignal,
): void {
  const path = `/api/hub/${familyUrl}/events?kid=${kidId}&`;
  async function read(): Promise<() => void> {
    try {
      const hub = await readApi("hub", "kid", { familyUrl, kidId });
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
