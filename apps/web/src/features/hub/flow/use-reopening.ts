import { useEffect, useEffectEvent } from "react";
import { sheetInHistory } from "../../../components/dialog/sheet-in-history.ts";
import { followed } from "../memory/supporter-memory.ts";
import { asksForUpdates } from "./asks-for-updates.ts";
import { useHub } from "./hub-context.ts";
import type { HubDialog, HubFlow } from "./hub-flow.ts";
import { canStillOpen, followedDialog, keptDialog } from "./kept-dialog.ts";

/** It was asked: a reload and the way back ask no more. Not by the router, for which it stays the same page. */
function forgetAnchor(): void {
  const { pathname, search } = window.location;
  const { history } = window;
  History.prototype.replaceState.call(history, history.state, "", `${pathname}${search}`);
}

/**
 * Opens what a followed link leads to on a page that was loaded anew meanwhile, what was open before a reload, and what the
 * browser's Forward leads to (rule: sheet-history). Not where a dialog is open or about to; `isTold` says that the flow begins
 * with what somebody just did.
 */
export function useReopening({ dialog: open, next }: HubFlow, isTold: boolean): void {
  const { hub, send } = useHub();
  const reopen = useEffectEvent((dialog: HubDialog | null): boolean => {
    if (open !== null || next !== null) return true;
    if (dialog === null || !canStillOpen(hub, dialog)) return false;
    send({ type: "opened", dialog });
    return true;
  });
  const start = useEffectEvent(() => {
    const kept = sheetInHistory();
    const asked: HubDialog | null = asksForUpdates() ? { kind: "updates" } : null;
    if (asked !== null) forgetAnchor();
    const isOpen =
      isTold ||
      reopen(asked) ||
      reopen(followedDialog(followed(Date.now()))) ||
      reopen(keptDialog(kept));
    // Nothing to show for that step of the history.
    if (kept !== undefined && !isOpen) window.history.back();
  });
  useEffect(() => {
    start();
    const onPop = (event: PopStateEvent) => {
      const kept = keptDialog(sheetInHistory());
      // Before the router, for which it is the same page.
      if (kept !== null && reopen(kept)) event.stopImmediatePropagation();
    };
    window.addEventListener("popstate", onPop, true);
    return () => window.removeEventListener("popstate", onPop, true);
  }, []);
}
