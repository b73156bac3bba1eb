import type { ErrorCode } from "@giftling/domain";

/** Postgres refusals that are the request's fault or will pass, by SQLSTATE; everything else is ours (INTERNAL). */
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
  // A malformed id reaches a uuid column only when a query didn't look first: it answers as a missing one (D24).
  "22P02": "NOT_FOUND",
  "53300": "UNAVAILABLE",
  "55P03": "UNAVAILABLE",
  // The timeouts of the pool: a statement that took too long, a transaction that waited for us.
  "57014": "UNAVAILABLE",
  "25P03": "UNAVAILABLE",
  "57P01": "UNAVAILABLE",
  "57P02": "UNAVAILABLE",
  "57P03": "UNAVAILABLE",
};

/** What postgres.js and Node say when the server is away. */
const CONNECTION_LOST = new Set([
  "CONNECT_TIMEOUT",
  "CONNECTION_CLOSED",
  "CONNECTION_DESTROYED",
  "CONNECTION_ENDED",
  "ECONNREFUSED",
  "ECONNRESET",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
]);

/**
 * The error code for what the database threw, or null when it is no database error that a caller can understand.
 * Looks through drizzle's wrapper (its message holds the query's values and must not be shown or logged).
 */
export function databaseProblem(error: unknown): ErrorCode | null {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    if (!("code" in at) || typeof at.code !== "string") continue;
    if (CONNECTION_LOST.has(at.code)) return "UNAVAILABLE";
    const code = BY_SQLSTATE[at.code];
    if (code) return code;
  }
  return null;
}
