import { useEffect, useEffectEvent, useRef } from "react";

const KEY = "giftlingSheet";
const TAKEN_BACK = "giftling:step-back";

/** Calls back once no sheet has a history entry. The browser would stop smooth scrolling when the entry is removed. */
export function runAfterDialogHistory(then: () => void): void {
  if (getStoredDialogState() === undefined) then();
  else window.addEventListener(TAKEN_BACK, then, { once: true });
}

/** Returns the state of an open sheet that is stored in the current history entry, or undefined if there is none. */
export function getStoredDialogState(): unknown {
  const state: unknown = window.history.state;
  return typeof state === "object" && state !== null ? Reflect.get(state, KEY) : undefined;
}

/**
 * Writes the sheet's state to the history with the browser's own methods. The router patches the methods of
 * `window.history` and would treat the entry as a page.
 */
function write(method: "pushState" | "replaceState", kept: unknown): void {
  const state: unknown = window.history.state;
  const others = typeof state === "object" ? state : null;
  History.prototype[method].call(window.history, { ...others, [KEY]: kept }, "");
}

/** True from `removeDialogEntry` until its popstate event. */
let isGoing = false;

/** Goes back from a history entry whose sheet is closed. A sheet that opens in the meantime gets an entry of its own. */
export function removeDialogEntry(): void {
  isGoing = true;
  window.history.back();
}

/**
 * Adds a history entry for a sheet, so that Back closes the sheet and stays on the page. `kept` is stored in the entry and
 * may change while the sheet is open. When the sheet is closed in another way, the entry is removed (rule: sheet-history).
 */
export function useDialogHistory(isOpen: boolean, kept: unknown, onBack: () => void): void {
  const hasStep = useRef(false);
  const leave = useEffectEvent(onBack);
  const present = useEffectEvent(() => (isOpen ? { kept } : null));

  useEffect(() => {
    if (isGoing) return;
    if (isOpen) {
      write(getStoredDialogState() === undefined ? "pushState" : "replaceState", kept);
      hasStep.current = true;
    } else if (hasStep.current) {
      hasStep.current = false;
      if (getStoredDialogState() === undefined) return;
      removeDialogEntry();
    }
  }, [isOpen, kept]);

  useEffect(() => {
    const onPop = (event: PopStateEvent) => {
      const open = present();
      if (isGoing) {
        event.stopImmediatePropagation();
        isGoing = false;
        // The sheet was reopened in the meantime.
        if (open !== null) write("pushState", open.kept);
        hasStep.current = open !== null;
        window.dispatchEvent(new Event(TAKEN_BACK));
      } else if (open !== null && getStoredDialogState() === undefined) {
        event.stopImmediatePropagation();
        hasStep.current = false;
        leave();
      }
    };
    // Runs before the router's listener, which would treat the event as navigation and scroll.
    window.addEventListener("popstate", onPop, true);
    return () => {
      isGoing = false;
      window.removeEventListener("popstate", onPop, true);
    };
  }, []);
}
