import { useEffect } from "react";

const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

/** Shortcut that opens the search, as a label and as the value of `aria-keyshortcuts`. */
export const SEARCH_SHORTCUT = isApple
  ? { label: "⌘K", aria: "Meta+K" }
  : { label: "Ctrl K", aria: "Control+K" };

/** Calls `open` on ⌘K or Ctrl K, unless a dialog is open (rule: dashboard-search). */
export function useSearchShortcut(open: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      if (document.querySelector('[aria-modal="true"]') === null) open();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [open]);
}
