import { getLoginUrlWithReturn } from "../../access/guards.ts";
import { readStorage, writeStorage } from "./browser-storage.ts";

const KEY = "giftling:resume";

/**
 * Returns the sign-in URL for an open dialog. After signing in, the parent returns to this page and the dialog reopens
 * (rule: log-in-again).
 */
export function getResumeLoginUrl(): string {
  const { pathname, search } = window.location;
  return getLoginUrlWithReturn(`${pathname}${search}#resume`);
}

/** Stores the subject of the open dialog while its parent signs in again. */
export function saveDialogForLogin(about: string | undefined): void {
  writeStorage("sessionStorage", KEY, about ?? "");
}

/** Returns and deletes the subject of the dialog that an expired session interrupted. Returns null when there is none. */
export function consumeInterruptedDialog(): string | null {
  const { pathname, search } = window.location;
  // Uses the browser's own method, because the router does not need this change.
  History.prototype.replaceState.call(window.history, window.history.state, "", pathname + search);
  const about = readStorage("sessionStorage", KEY);
  writeStorage("sessionStorage", KEY, null);
  return about;
}
