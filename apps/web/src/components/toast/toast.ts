import * as words from "@giftling/messages/common";
import { useSyncExternalStore } from "react";
import { getErrorMessage } from "../../trpc.ts";

export type Toast = {
  title: string;
  message?: string;
  tone?: "success" | "error";
  /** Shows the toast on the page instead of in the open sheet (`SheetToast`). For a toast shown when a sheet closes. */
  isForPage?: boolean;
  /** Action such as "Undo" or "View". A toast with an action is shown longer (rule: toasts). */
  action?: { label: string; run: () => void };
  /** Keeps the toast open until it is closed, because it requests an action elsewhere. */
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

/** Returns the last shown toast, or null when it was hidden. Each toast is a new object, even when its text is the same. */
export function useCurrentToast(): Toast | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
}

let sheet: ((toast: Toast) => void) | null = null;

/**
 * Registers the function by which an open sheet shows messages itself, so that no toast covers the sheet. Pass null when
 * the sheet closes (rule: toasts).
 */
export function setSheetToastHandler(say: typeof sheet): void {
  sheet = say;
}

/** Shows a toast and replaces the current one. An error interrupts a screen reader; a success does not. */
export function showToast(toast: Toast): void {
  const say = toast.isForPage ? null : sheet;
  (say ?? put)({ ...toast });
}

/** Shows the message of a failed request. `fallback` is used for an error without a message. */
export function showErrorToast(title: string, error: unknown, fallback: string): void {
  showToast({ title, message: getErrorMessage(error, fallback), tone: "error" });
}

/** Returns the toast for a lazily loaded part that failed to load. */
export const createLoadErrorToast = (): Toast & { message: string } => ({
  title: words.openErrorTitle(),
  message: words.checkConnectionMessage(),
  tone: "error",
});

export function hideToast(): void {
  put(null);
}
