import { actionErrorTitle, connectionErrorMessage, signInLink } from "@giftling/messages/common";
import { getSignInUrlWithReturnPath } from "../../access/guards.ts";
import { getErrorMessage, isSessionExpiredError } from "../../api-error.ts";
import { showToast, type Toast } from "./toast.ts";

/**
 * Shows an error toast with the message of a failed request, or `fallback` if the error has no message. If the session
 * expired, the toast has a Log In button.
 */
export function showErrorToast(title: string, error: unknown, fallback: string): void {
  const message = getErrorMessage(error, fallback);
  showToast({ title, message, tone: "error", action: createSignInAction(error) });
}

/** Shows an error toast with generic texts about a failed action. */
export const showActionErrorToast = (error: unknown): void =>
  showErrorToast(actionErrorTitle(), error, connectionErrorMessage());

/**
 * Returns the Log In link for an error toast. Signing in returns to the current page. Returns undefined unless the
 * session expired (rule: log-in-again).
 */
export function createSignInAction(error: unknown): Toast["action"] {
  if (!isSessionExpiredError(error)) return undefined;
  const { pathname, search } = window.location;
  return { label: signInLink(), href: getSignInUrlWithReturnPath(pathname + search) };
}
