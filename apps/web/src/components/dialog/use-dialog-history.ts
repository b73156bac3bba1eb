import { useEffect, useEffectEvent, useRef } from "react";

const KEY = "giftlingSheet";
const TAKEN_BACK = "giftling:step-back";

/**
 * Calls `then` as soon as no dialog has a history entry, because the removal of an entry would stop smooth scrolling.
 */
export function runAfterDialogHistoryCleared(then: () => void): void {
  if (getStoredDialogState() === undefined) then();
  else window.addEventListener(TAKEN_BACK, then, { once: true });
}

/** Returns the dialog state stored in the current history entry, or undefined if no dialog is open. */
export function getStoredDialogState(): unknown {
  const state: unknown = window.history.state;
  return typeof state === "object" && state !== null ? Reflect.get(state, KEY) : undefined;
}

/**
 * Writes a dialog's state to the history with the browser's own methods. On a parents' page, the router patches the
 * methods of `window.history` and would treat the entry as navigation.
 */
function write(method: "pushState" | "replaceState", dialogState: unknown): void {
  const state: unknown = window.history.state;
  const others = typeof state === "object" ? state : null;
  History.prototype[method].call(window.history, { ...others, [KEY]: dialogState }, "");
}

/**
 * Whether a history entry is being removed. True between the call to `removeDialogHistoryEntry` and the popstate event.
 */
let isGoing = false;

/**
 * Removes a closed dialog's history entry by going back. Does nothing while an entry is being removed, because a second
 * step would leave the page. A dialog that opens before the popstate event adds a new entry.
 */
export function removeDialogHistoryEntry(): void {
  if (isGoing) return;
  isGoing = true;
  window.history.back();
}

/**
 * Adds a history entry for a dialog, so that Back closes the dialog and stays on the page. The entry stores
 * `dialogState`, which may change while the dialog is open. The entry is removed when the dialog is closed in another
 * way (rule: sheet-history).
 */
export function useDialogHistory(isOpen: boolean, dialogState: unknown, onBack: () => void): void {
  const hasStep = useRef(false);
  const leave = useEffectEvent(onBack);
  const present = useEffectEvent(() => (isOpen ? { state: dialogState } : null));

  useEffect(() => {
    if (isGoing) return;
    if (isOpen) {
      write(getStoredDialogState() === undefined ? "pushState" : "replaceState", dialogState);
      hasStep.current = true;
    } else if (hasStep.current) {
      hasStep.current = false;
      if (getStoredDialogState() === undefined) return;
      removeDialogHistoryEntry();
    }
  }, [isOpen, dialogState]);

  useEffect(() => {
    const onPop = (event: PopStateEvent) => {
      const open = present();
      if (isGoing) {
        event.stopImmediatePropagation();
        isGoing = false;
        // Adds a new entry if the dialog was reopened before the popstate event.
        if (open !== null) write("pushState", open.state);
        hasStep.current = open !== null;
        window.dispatchEvent(new Event(TAKEN_BACK));
      } else if (open !== null && getStoredDialogState() === undefined) {
        event.stopImmediatePropagation();
        hasStep.current = false;
        leave();
      }
    };
    // On a parents' page, runs before the router's listener, which would treat the event as navigation and scroll.
    window.addEventListener("popstate", onPop, true);
    return () => {
      isGoing = false;
      window.removeEventListener("popstate", onPop, true);
    };
  }, []);
}
