import { useEffect, useEffectEvent, useRef } from "react";

const KEY = "giftlingSheet";
const TAKEN_BACK = "giftling:step-back";

/** Calls back once no sheet has a history entry, because the browser stops smooth scrolling when an entry is removed. */
export function afterSheet(then: () => void): void {
  if (sheetInHistory() === undefined) then();
  else window.addEventListener(TAKEN_BACK, then, { once: true });
}

/** Returns the state of an open sheet in the current history entry. Undefined without one. */
export function sheetInHistory(): unknown {
  const state: unknown = window.history.state;
  return typeof state === "object" && state !== null ? Reflect.get(state, KEY) : undefined;
}

/** Uses the browser's own methods, because the router patches the object's and would treat the entry as a page. */
function write(method: "pushState" | "replaceState", kept: unknown): void {
  const state: unknown = window.history.state;
  const others = typeof state === "object" ? state : null;
  History.prototype[method].call(window.history, { ...others, [KEY]: kept }, "");
}

/**
 * Makes a sheet a history entry: Back closes it and stays on the page. `kept` is stored in the entry, null for nothing, and
 * may change while it is open. Closing it otherwise removes the entry (rule: sheet-history).
 */
export function useSheetInHistory(isOpen: boolean, kept: unknown, onBack: () => void): void {
  const hasStep = useRef(false);
  /** True while the browser asynchronously goes back. */
  const isGoing = useRef(false);
  const leave = useEffectEvent(onBack);
  const present = useEffectEvent(() => (isOpen ? { kept } : null));

  useEffect(() => {
    if (isGoing.current) return;
    if (isOpen) {
      write(sheetInHistory() === undefined ? "pushState" : "replaceState", kept);
      hasStep.current = true;
    } else if (hasStep.current) {
      hasStep.current = false;
      if (sheetInHistory() === undefined) return;
      isGoing.current = true;
      window.history.back();
    }
  }, [isOpen, kept]);

  useEffect(() => {
    const onPop = (event: PopStateEvent) => {
      const open = present();
      if (isGoing.current) {
        event.stopImmediatePropagation();
        isGoing.current = false;
        // Reopened in between.
        if (open !== null) write("pushState", open.kept);
        hasStep.current = open !== null;
        window.dispatchEvent(new Event(TAKEN_BACK));
      } else if (open !== null && sheetInHistory() === undefined) {
        event.stopImmediatePropagation();
        hasStep.current = false;
        leave();
      }
    };
    // Before the router, which would treat it as navigation and scroll.
    window.addEventListener("popstate", onPop, true);
    return () => window.removeEventListener("popstate", onPop, true);
  }, []);
}
