import { useEffect, useEffectEvent } from "react";
import {
  getStoredDialogState,
  removeDialogEntry,
} from "../../../components/dialog/use-dialog-history.ts";
import { readFollowedLink } from "../memory/supporter-memory.ts";
import { useHub } from "./hub-context.ts";
import type { HubDialog, HubFlow } from "./hub-flow.ts";
import { runAfterFormDialog } from "./run-after-form-dialog.ts";
import { canReopenDialog, getFollowedLinkDialog, parseStoredDialog } from "./stored-dialog.ts";
import { hasUpdatesAnchor } from "./updates-anchor.ts";

/**
 * Removes the URL's fragment, so that a reload does not open the subscription form again. Bypasses the router, which
 * would treat the change as navigation.
 */
function forgetAnchor(): void {
  const { pathname, search } = window.location;
  const { history } = window;
  History.prototype.replaceState.call(history, history.state, "", `${pathname}${search}`);
}

/**
 * Reopens a dialog when the page loads and when the visitor presses Forward. On page load, the dialog comes from the
 * URL's fragment, a followed link or the history entry, in this order. Does nothing while a dialog is open or
 * scheduled. `isTold` states whether the flow has queued events (rule: sheet-history).
 */
export function useDialogReopening({ dialog: open, next }: HubFlow, isTold: boolean): void {
  const { hub, send } = useHub();
  const reopen = useEffectEvent((dialog: HubDialog | null): boolean => {
    if (open !== null || next !== null) return true;
    if (dialog === null || !canReopenDialog(hub, dialog)) return false;
    send({ type: "opened", dialog });
    return true;
  });
  const start = useEffectEvent(() => {
    const kept = getStoredDialogState();
    const asked: HubDialog | null = hasUpdatesAnchor() ? { kind: "updates" } : null;
    if (asked !== null) forgetAnchor();
    const isOpen =
      isTold ||
      reopen(asked) ||
      reopen(getFollowedLinkDialog(hub, readFollowedLink(Date.now()))) ||
      reopen(parseStoredDialog(kept));
    // The dialog in the history entry cannot be reopened.
    if (kept !== undefined && !isOpen) removeDialogEntry();
  });
  useEffect(() => {
    runAfterFormDialog(start);
    const onPop = (event: PopStateEvent) => {
      const kept = parseStoredDialog(getStoredDialogState());
      // Runs before the router's listener, which treats the history entry as the same page.
      if (kept !== null && reopen(kept)) event.stopImmediatePropagation();
    };
    window.addEventListener("popstate", onPop, true);
    return () => window.removeEventListener("popstate", onPop, true);
  }, []);
}
