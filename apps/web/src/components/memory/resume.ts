import { loginHref } from "../../access/guards.ts";

const KEY = "giftling:resume";

/** Where Log In leads from a dialog: back to this page, which opens the dialog again (rule: log-in-again). */
export function resumingHref(): string {
  const { pathname, search } = window.location;
  return loginHref(`${pathname}${search}#resume`);
}

/** Keeps which dialog is open while its parent logs in again. */
export function keepForLogIn(about: string | undefined): void {
  try {
    window.sessionStorage.setItem(KEY, about ?? "");
  } catch {
    // Where storing is refused, nothing typed would be there either.
  }
}

/** Once: what the dialog is about that an expired session interrupted; null for none. */
export function takeInterrupted(): string | null {
  const { pathname, search } = window.location;
  // By the browser's own method: the router need not hear of it.
  History.prototype.replaceState.call(window.history, window.history.state, "", pathname + search);
  try {
    const about = window.sessionStorage.getItem(KEY);
    window.sessionStorage.removeItem(KEY);
    return about;
  } catch {
    return null;
  }
}
