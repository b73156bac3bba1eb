import { getSignInUrlWithReturnPath } from "../../access/guards.ts";
import { readStorage, writeStorage } from "./browser-storage.ts";

const KEY = "giftling:resume";

/**
 * Returns a sign-in URL for an open dialog. After signing in, the parent returns to the current page. The dashboard
 * then reopens the dialog whose draft key `saveDialogForSignIn` stored (rule: log-in-again).
 */
export function getResumeSignInUrl(): string {
  const { pathname, search } = window.location;
  return getSignInUrlWithReturnPath(`${pathname}${search}#resume`);
}

/** Stores the draft key of an open dialog, so that the dialog can reopen after the parent signs in again. */
export function saveDialogForSignIn(about: string | undefined): void {
  writeStorage("sessionStorage", KEY, about ?? "");
}

/**
 * Returns and deletes the stored draft key of the dialog that an expired session interrupted. Returns null if no key is
 * stored. Removes the fragment from the page's URL.
 */
export function consumeInterruptedDialog(): string | null {
  const { pathname, search } = window.location;
  // Uses the browser's own method, so that the router does not treat the change as navigation.
  History.prototype.replaceState.call(window.history, window.history.state, "", pathname + search);
  const about = readStorage("sessionStorage", KEY);
  writeStorage("sessionStorage", KEY, null);
  return about;
}
