import { loginHref } from "../../access/guards.ts";

const KEY = "giftling:resume";

/** Returns the sign-in URL of a dialog, which returns to this page and reopens the dialog (rule: log-in-again). */
export function resumingHref(): string {
  const { pathname, search } = window.location;
  return loginHref(`${pathname}${search}#resume`);
}

/** Stores which dialog is open while its parent signs in again. */
export function keepForLogIn(about: string | undefined): void {
  try {
    window.sessionStorage.setItem(KEY, about ?? "");
  } catch {
    // Without storage, drafts are not kept either.
  }
}

/** Returns once the subject of the dialog that an expired session interrupted, or null. */
export function takeInterrupted(): string | null {
  const { pathname, search } = window.location;
  // Uses the browser's own method, because the router need not know.
  History.prototype.replaceState.call(window.history, window.history.state, "", pathname + search);
  try {
    const about = window.sessionStorage.getItem(KEY);
    window.sessionStorage.removeItem(KEY);
    return about;
  } catch {
    return null;
  }
}
