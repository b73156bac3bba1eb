import type { HubView } from "@giftling/domain";
import { useState } from "react";
import { getErrorCode, isNotFound } from "../../../api-error.ts";
import { queryApi } from "../../../visitor/call-api.ts";
import { useApiCall } from "../../../visitor/use-api-call.ts";

/**
 * Returns the displayed hub, functions that edit or reload the hub, and the state of the latest reload. If the hub no
 * longer exists or requires a passcode, the browser reloads the page.
 */
export function useHubState(loaded: HubView) {
  const [hub, setHub] = useState(loaded);
  const { familyUrl, kid } = loaded;
  const { run, error, isPending } = useApiCall(async () =>
    setHub(await queryApi("hub", "kid", { familyUrl, kidId: kid.id })),
  );
  const refresh = () =>
    void run().catch((failure) => {
      if (isNotFound(failure) || getErrorCode(failure) === "PASSCODE_REQUIRED") {
        window.location.reload();
      }
    });
  return { hub, change: setHub, refresh, error, isPending };
}
