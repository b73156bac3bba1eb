import { useEffect, useEffectEvent, useRef } from "react";

const KEY = "giftlingSheet";
const TAKEN_BACK = "giftling:step-back";

/** Calls back once no sheet has a step any more: the browser stops what scrolls smoothly when it takes one back. */
export function afterSheet(then: () => void): void {
  if (sheetInHistory() === undefined) then();
  else window.addEventListener(TAKEN_BACK, then, { once: true });
}

/** What the present step of the browser's history keeps of an open sheet; undefined where none was opened. */
export function sheetInHistory(): unknown {
  const state: unknown = window.history.state;
  return typeof state === "object" && state !== null ? Reflect.get(state, KEY) : undefined;
}

/** By the browser's own methods: the router has wrapped those of the object, and would take the step for a page of its own. */
function write(method: "pushState" | "replaceState", kept: unknown): void {
  const state: unknown = window.history.state;
  const others = typeof state === "object" ? state : null;
  History.prototype[method].call(window.history, { ...others, [KEY]: kept }, "");
}

/**
 * Makes a sheet a step of the browser's history: Back closes it and stays on the page (rule: sheet-history). `kept` is what
 * the step keeps of it, null for nothing, and may change while it is open. A sheet that is closed otherwise takes its step back.
 */
export function useSheetInHistory(isOpen: boolean, kept: unknown, onBack: () => void): void {
  const hasStep = useRef(false);
  /** A step that is on its way back, which the browser does in its own time. */
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
        // Opened anew meanwhile.
        if (open !== null) write("pushState", open.kept);
        hasStep.current = open !== null;
        window.dispatchEvent(new Event(TAKEN_BACK));
      } else if (open !== null && sheetInHistory() === undefined) {
        event.stopImmediatePropagation();
        hasStep.current = false;
        leave();
      }
    };
    // Before the router, which would take it for another page, and scroll.
    window.addEventListener("popstate", onPop, true);
    return () => window.removeEventListener("popstate", onPop, true);
  }, []);
}
