import * as words from "@giftling/messages/common";
import { useSyncExternalStore } from "react";

export type Toast = {
  title: string;
  message?: string;
  tone?: "success" | "error";
  /** Said as a sheet closes: it shows on the page, not in that sheet (`SheetToast`). */
  isForPage?: boolean;
  /** What can be done about it: "Undo", "View". Such a toast stays longer (rule: toasts). */
  action?: { label: string; run: () => void };
  /** It asks for something to do elsewhere, and stays until it is closed. */
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

/** The toast that was shown last; null when it was taken away. A new one is another object, also with the same words. */
export function useToast(): Toast | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
}

let sheet: ((toast: Toast) => void) | null = null;

/** An open sheet says the messages itself: no toast lies over it (rule: toasts). Null when it closes. */
export function saysInSheet(say: typeof sheet): void {
  sheet = say;
}

/** Shows a toast in place of the one that shows now. An error interrupts a screen reader, a success waits its turn. */
export function showToast(toast: Toast): void {
  const say = toast.isForPage ? null : sheet;
  (say ?? put)({ ...toast });
}

/** For what is loaded on first need, and could not be had. */
export const didntOpen = (): Toast & { message: string } => ({
  title: words.didntOpen(),
  message: words.checkConnection(),
  tone: "error",
});

/** Takes the toast away once what it asked for is done. */
export function hideToast(): void {
  put(null);
}
