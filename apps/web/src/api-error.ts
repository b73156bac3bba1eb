import type { EditConflict, ErrorCode } from "@giftling/domain";
import { rateLimitTitle } from "@giftling/messages/common";

/** Returns the API's error code, or null if the request got no response (rule: error-body). */
export function getErrorCode(error: unknown): ErrorCode | null {
  return getErrorData(error)?.appCode ?? null;
}

/** Returns the server's message, or `fallback` if the server failed or the response was lost (rule: error-body). */
export function getErrorMessage(error: unknown, fallback: string): string {
  const data = getErrorData(error);
  return data && data.httpStatus < 500 && error instanceof Error ? error.message : fallback;
}

/**
 * Returns the title of an error toast: `title` or, if a rate limit was exceeded, a title about the limit
 * (rule: rate-limits).
 */
export function getErrorToastTitle(error: unknown, title: string): string {
  return getErrorCode(error) === "RATE_LIMITED" ? rateLimitTitle() : title;
}

/** Returns a map of rejected fields to messages. The map is empty if the error names no field. */
export function getFieldErrorMessages(error: unknown): Readonly<Record<string, string>> {
  return getErrorData(error)?.fields ?? {};
}

/**
 * Returns the conflicting changes if the server rejected an edit because another person changed the same fields.
 * Returns null for any other error (rule: changed-meanwhile).
 */
export function getEditConflict(error: unknown): EditConflict | null {
  return getErrorData(error)?.changed ?? null;
}

/** Returns whether the server rejected the request because the session expired. */
export function isSessionExpiredError(error: unknown): boolean {
  return getErrorCode(error) === "UNAUTHORIZED";
}

/**
 * Returns whether an error means that a resource is missing. Returns false if the server failed (rule: failing-server).
 */
export function isNotFoundError(error: unknown): boolean {
  return getErrorData(error)?.httpStatus === 404;
}

/** Returns the request's ID in the server's log, or null if the request got no response (rule: failure-id). */
export function getRequestId(error: unknown): string | null {
  if (!(error instanceof Error) || !("meta" in error)) return null;
  const response = Object(error.meta).response;
  return response instanceof Response ? response.headers.get("x-request-id") : null;
}

/** Error data in a response of the API (rule: error-body). */
type ErrorData = {
  appCode: ErrorCode;
  httpStatus: number;
  fields?: Record<string, string> | null;
  changed?: EditConflict | null;
};

/**
 * Returns the error data of a failed request, or null if the request got no response. Works with the errors of all API
 * clients.
 */
function getErrorData(error: unknown): ErrorData | null {
  if (!(error instanceof Error) || !("data" in error)) return null;
  return isErrorData(error.data) ? error.data : null;
}

function isErrorData(data: unknown): data is ErrorData {
  return typeof data === "object" && data !== null && "appCode" in data && "httpStatus" in data;
}
