import type { ErrorCode } from "@giftling/domain";

/** Error codes by SQLSTATE, for Postgres errors that are temporary or that the request caused. */
const BY_SQLSTATE: Readonly<Record<string, ErrorCode>> = {
  "23505": "CONFLICT",
  "23503": "CONFLICT",
  "40001": "CONFLICT",
  "40P01": "CONFLICT",
  "23514": "INVALID_INPUT",
  "23502": "INVALID_INPUT",
  "22001": "INVALID_INPUT",
  "22003": "INVALID_INPUT",
  "22021": "INVALID_INPUT",
  // A malformed ID that a query did not check gets the same response as a missing one (rule: not-found-not-forbidden).
  "22P02": "NOT_FOUND",
  // A write to a standby, as during a failover.
  "25006": "UNAVAILABLE",
  "55P03": "UNAVAILABLE",
  // Timeouts of the pool: a slow statement or an idle transaction.
  "57014": "UNAVAILABLE",
  "25P03": "UNAVAILABLE",
};

/** Pattern of SQLSTATE classes of an unavailable database. Class 08 includes all errors of PgBouncer. */
const UNAVAILABLE_CLASSES = /^(?:08|53|57P)/;

/** Error codes of postgres.js, the pool and Node for a lost or missing connection. */
const CONNECTION_LOST = new Set([
  "CONNECT_TIMEOUT",
  "CONNECTION_CLOSED",
  "CONNECTION_DESTROYED",
  "CONNECTION_ENDED",
  "POOL_BUSY",
  "ECONNREFUSED",
  "ECONNRESET",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
]);

/** Returns the error code of a database error or of one of its causes, or null for any other error. */
export function getDatabaseErrorCode(error: unknown): ErrorCode | null {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    if (!("code" in at) || typeof at.code !== "string") continue;
    if (CONNECTION_LOST.has(at.code) || UNAVAILABLE_CLASSES.test(at.code)) return "UNAVAILABLE";
    const code = BY_SQLSTATE[at.code];
    if (code) return code;
  }
  return null;
}
