import * as words from "@giftling/messages/common";
import { useSyncExternalStore } from "react";
import { getErrorMessage } from "../../trpc.ts";

export type Toast = {
  title: string;
  message?: string;
  tone?: "success" | "error";
  /**
   * Whether the toast is shown on the page instead of in the open dialog (`SheetToast`). Used for a toast that is shown
   * when a dialog closes.
   */
  isForPage?: boolean;
  /** Action such as "Undo" or "View". A toast with an action is shown for longer (rule: toasts). */
  action?: { label: string; run: () => void };
  /** Whether the toast is shown until the person closes it. Used for a request to do something outside the page. */
  stays?: boolean;
};

let current: Toast | null = null;
const listeners = new Set<() => void>();

function put(toast: Toast | null): void {
  current = toast;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the latest toast, or null if it was hidden. Each toast is a new object, even if its text is the same. */
export function useCurrentToast(): Toast | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
}

let sheet: ((toast: Toast) => void) | null = null;

/**
 * Registers the function by which an open dialog shows messages, so that no toast covers the dialog. Pass null when the
 * dialog closes (rule: toasts).
 */
export function setSheetToastHandler(say: typeof sheet): void {
  sheet = say;
}

/**
 * Shows a toast and replaces the current toast. Screen readers announce an error immediately and a success when they
 * are idle.
 */
export function showToast(toast: Toast): void {
  const say = toast.isForPage ? null : sheet;
  (say ?? put)({ ...toast });
}

/** Shows an error toast with the message of a failed request, or `fallback` if the error has no message. */
export function showErrorToast(title: string, error: unknown, fallback: string): void {
  showToast({ title, message: getErrorMessage(error, fallback), tone: "error" });
}

/** Returns the toast for a lazily loaded component that could not be loaded. */
export const createLoadErrorToast = (): Toast & { message: string } => ({
  title: words.openErrorTitle(),
  message: words.checkConnectionMessage(),
  tone: "error",
});

export function hideToast(): void {
  put(null);
}
