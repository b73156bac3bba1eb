import { useEffect, useEffectEvent } from "react";
import { sheetInHistory } from "../../../components/dialog/sheet-in-history.ts";
import { followed } from "../memory/supporter-memory.ts";
import { asksForUpdates } from "./asks-for-updates.ts";
import { useHub } from "./hub-context.ts";
import type { HubDialog, HubFlow } from "./hub-flow.ts";
import { canStillOpen, followedDialog, keptDialog } from "./kept-dialog.ts";

/** Removes the URL's fragment, so that a reload does not ask again. Not by the router, which would treat it as navigation. */
function forgetAnchor(): void {
  const { pathname, search } = window.location;
  const { history } = window;
  History.prototype.replaceState.call(history, history.state, "", `${pathname}${search}`);
}

/**
 * Opens the dialog of a followed link on a reloaded page, the dialog that was open before a reload, and the one that the
 * browser's Forward leads to (rule: sheet-history). Does nothing while a dialog is open or scheduled. `isTold`: the flow
 * begins with an event.
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
    // The history entry has nothing to show.
    if (kept !== undefined && !isOpen) window.history.back();
  });
  useEffect(() => {
    start();
    const onPop = (event: PopStateEvent) => {
      const kept = keptDialog(sheetInHistory());
      // Before the router, which treats it as the same page.
      if (kept !== null && reopen(kept)) event.stopImmediatePropagation();
    };
    window.addEventListener("popstate", onPop, true);
    return () => window.removeEventListener("popstate", onPop, true);
  }, []);
}
