import * as words from "@giftling/messages/common";
import { useSyncExternalStore } from "react";

export type Toast = {
  title: string;
  message?: string;
  tone?: "success" | "error";
  /**
   * Whether the toast is shown on the page instead of in the open dialog (`SheetToast`). True for a toast that appears
   * when a dialog closes.
   */
  isForPage?: boolean;
  /** Button such as "Undo" or "View", or a link. A toast with an action is shown for a longer time (rule: toasts). */
  action?: { label: string; run: () => void } | { label: string; href: string } | undefined;
  /**
   * Whether the toast is visible until the person closes the toast. True for a toast that requests an action outside
   * the page.
   */
  stays?: boolean;
};

/** Toast with a unique ID, so that screen readers also announce a second toast with the same text. */
export type VisibleToast = Toast & { id: number };

let current: VisibleToast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function put(toast: Toast | null): void {
  lastId += 1;
  current = toast && { ...toast, id: lastId };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useCurrentToast(): VisibleToast | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
}

/** Functions that show a message in an open dialog, in the order in which the dialogs were opened. */
let sheets: readonly ((toast: Toast) => void)[] = [];

/**
 * Registers a function that shows messages in an open dialog, so that no toast covers the dialog. Returns a function
 * that removes the registration (rule: toasts).
 */
export function addSheetToastHandler(show: (toast: Toast) => void): () => void {
  sheets = [...sheets, show];
  return () => {
    sheets = sheets.filter((other) => other !== show);
  };
}

/**
 * Shows a toast and replaces the current toast. Screen readers announce an error immediately, but other toasts only
 * when idle.
 */
export function showToast(toast: Toast): void {
  const say = toast.isForPage ? null : sheets.at(-1);
  (say ?? put)({ ...toast });
}

/** Returns the toast for a lazily loaded component that could not be loaded. */
export const createLoadErrorToast = (): Toast & { message: string } => ({
  title: words.loadErrorTitle(),
  message: words.connectionErrorMessage(),
  tone: "error",
});

export function hideToast(): void {
  put(null);
}
