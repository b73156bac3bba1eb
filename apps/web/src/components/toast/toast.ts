import * as words from "@giftling/messages/common";
import { useSyncExternalStore } from "react";

export type Toast = {
  title: string;
  message?: string;
  tone?: "success" | "error";
  /** Shown on the page when a sheet closes, instead of in that sheet (`SheetToast`). */
  isForPage?: boolean;
  /** Action such as "Undo" or "View", with which a toast stays longer (rule: toasts). */
  action?: { label: string; run: () => void };
  /** Stays until closed, because it asks for an action elsewhere. */
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

/** Returns the last shown toast, or null when it was hidden. Each toast is a new object, also with the same text. */
export function useToast(): Toast | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
}

let sheet: ((toast: Toast) => void) | null = null;

/** Registers an open sheet that shows messages itself, so that no toast covers it. Null when it closes (rule: toasts). */
export function saysInSheet(say: typeof sheet): void {
  sheet = say;
}

/** Shows a toast, replacing the current one. An error interrupts a screen reader, a success does not. */
export function showToast(toast: Toast): void {
  const say = toast.isForPage ? null : sheet;
  (say ?? put)({ ...toast });
}

/** Returns the toast for a lazily loaded part that failed to load. */
export const didntOpen = (): Toast & { message: string } => ({
  title: words.didntOpen(),
  message: words.checkConnection(),
  tone: "error",
});

/** Hides the toast once its action is done. */
export function hideToast(): void {
  put(null);
}
