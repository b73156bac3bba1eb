import { useSyncExternalStore } from "react";

export type Toast = {
  title: string;
  message?: string;
  tone?: "success" | "error";
  /** Said as a sheet closes: it shows on the page, not in that sheet. */
  isForPage?: boolean;
};

let current: Toast | null = null;
/** How many open sheets say the messages themselves: no toast lies over a sheet (rule: toasts). */
let sheets = 0;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

function put(toast: Toast | null): void {
  current = toast;
  tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const onPage = () => (sheets === 0 || current?.isForPage ? current : null);

/** The toast for an open sheet to say (`holdToasts`). */
export function useSheetToast(): Toast | null {
  return useSyncExternalStore(
    subscribe,
    () => (current?.isForPage ? null : current),
    () => null,
  );
}

/**
 * The toast that was shown last; null when it was taken away, or is said in an open sheet. A new one is another object, also
 * with the same words.
 */
export function useToast(): Toast | null {
  return useSyncExternalStore(subscribe, onPage, () => null);
}

/** An open sheet says the messages: the page is silent until the returned function is called. */
export function holdToasts(): () => void {
  sheets += 1;
  tell();
  return () => {
    sheets -= 1;
    // What the sheet said is not said again on the page.
    put(current?.isForPage ? current : null);
  };
}

/** Shows a toast in place of the one that shows now. An error interrupts a screen reader, a success waits its turn. */
export function showToast(toast: Toast): void {
  put({ ...toast });
}

/** What to do when no answer came; nothing typed is lost meanwhile. */
export const CHECK_CONNECTION = "Please check your connection and try again.";

/** For what is loaded on first need, and could not be had. */
export const DIDNT_OPEN = {
  title: "That didn't open",
  message: CHECK_CONNECTION,
  tone: "error",
} as const satisfies Toast;

/** Takes the toast away once what it asked for is done. */
export function hideToast(): void {
  put(null);
}
