import {
  type EditConflict,
  ERROR_CODE_MESSAGES,
  type ErrorBody,
  type ErrorCode,
  fillPattern,
  type Sentence,
  type SentencePattern,
} from "@giftling/domain";
import { TRPCError } from "@trpc/server";
import { describeInputError } from "./input-error.ts";

/** tRPC code and HTTP status by error code (rule: error-body). */
const STATUS: Readonly<Record<ErrorCode, { trpc: TRPCError["code"]; http: number }>> = {
  UNAUTHORIZED: { trpc: "UNAUTHORIZED", http: 401 },
  ACCOUNT_CLOSED: { trpc: "FORBIDDEN", http: 403 },
  PASSCODE_REQUIRED: { trpc: "UNAUTHORIZED", http: 401 },
  PAUSED: { trpc: "FORBIDDEN", http: 403 },
  NOT_FOUND: { trpc: "NOT_FOUND", http: 404 },
  METHOD_NOT_ALLOWED: { trpc: "METHOD_NOT_SUPPORTED", http: 405 },
  BAD_REQUEST: { trpc: "BAD_REQUEST", http: 400 },
  INVALID_INPUT: { trpc: "BAD_REQUEST", http: 400 },
  FORBIDDEN_ORIGIN: { trpc: "FORBIDDEN", http: 403 },
  OWNER_ONLY: { trpc: "FORBIDDEN", http: 403 },
  HAS_FAMILY: { trpc: "CONFLICT", http: 409 },
  FAMILY_CHANGED: { trpc: "CONFLICT", http: 409 },
  PLAN_LIMIT: { trpc: "FORBIDDEN", http: 403 },
  ADDRESS_TAKEN: { trpc: "CONFLICT", http: 409 },
  ALREADY_PURCHASED: { trpc: "CONFLICT", http: 409 },
  RESERVED: { trpc: "CONFLICT", http: 409 },
  CHANGED_MEANWHILE: { trpc: "CONFLICT", http: 409 },
  PURCHASED_ITEM: { trpc: "CONFLICT", http: 409 },
  CURRENCY_FIXED: { trpc: "CONFLICT", http: 409 },
  NOT_A_CANDIDATE: { trpc: "BAD_REQUEST", http: 400 },
  NO_FREE_SLOT: { trpc: "CONFLICT", http: 409 },
  TOO_MANY: { trpc: "CONFLICT", http: 409 },
  UNDO_EXPIRED: { trpc: "CONFLICT", http: 409 },
  IDEMPOTENCY_MISMATCH: { trpc: "CONFLICT", http: 409 },
  NO_SUBSCRIPTION: { trpc: "CONFLICT", http: 409 },
  TOO_LARGE: { trpc: "PAYLOAD_TOO_LARGE", http: 413 },
  UNSUPPORTED_MEDIA: { trpc: "UNSUPPORTED_MEDIA_TYPE", http: 415 },
  RATE_LIMITED: { trpc: "TOO_MANY_REQUESTS", http: 429 },
  CONFLICT: { trpc: "CONFLICT", http: 409 },
  UNAVAILABLE: { trpc: "SERVICE_UNAVAILABLE", http: 503 },
  INTERNAL: { trpc: "INTERNAL_SERVER_ERROR", http: 500 },
};

/** Retry-After in seconds when the database is unavailable, or the database or the process is overloaded. */
export const OVERLOAD_RETRY_AFTER_SECONDS = 2;

type ErrorDetails = {
  /** User-visible message, short enough for a toast. Defaults to the message of the error code. */
  message?: Sentence;
  /** Error messages by the name of the invalid field. */
  fields?: Record<string, Sentence>;
  /** Requested and stored values of the conflicting fields, for CHANGED_MEANWHILE. */
  changed?: EditConflict;
  /** Original error. The error is never sent to the client, and is logged only for INTERNAL and UNAVAILABLE. */
  cause?: unknown;
  /**
   * Retry-After in seconds, for RATE_LIMITED and UNAVAILABLE. Default `OVERLOAD_RETRY_AFTER_SECONDS` for UNAVAILABLE.
   */
  retryAfter?: number;
};

/** Error with a known code and a user-visible message, which the API sends as an error body (rule: error-body). */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly code: ErrorCode;
  readonly fields: Record<string, Sentence> | undefined;
  declare readonly message: Sentence;
  readonly changed: EditConflict | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(details.message ?? ERROR_CODE_MESSAGES[code], { cause: details.cause });
    this.code = code;
    this.fields = details.fields;
    this.changed = details.changed;
    this.retryAfter =
      details.retryAfter ?? (code === "UNAVAILABLE" ? OVERLOAD_RETRY_AFTER_SECONDS : undefined);
  }

  get status(): number {
    return STATUS[this.code].http;
  }
}

/** Creates an INVALID_INPUT error for one field. */
export const createFieldError = (field: string, message: Sentence): AppError =>
  new AppError("INVALID_INPUT", { message, fields: { [field]: message } });

/** Creates a TOO_MANY error, whose message names the maximum number `most`. */
export const createLimitError = (pattern: SentencePattern<"most">, most: number): AppError =>
  new AppError("TOO_MANY", { message: fillPattern(pattern, { most }) });

/** Returns `row`. Throws NOT_FOUND when `row` is null or undefined (rule: not-found-not-forbidden). */
export function orNotFound<T>(row: T | null | undefined): T {
  if (row === null || row === undefined) throw new AppError("NOT_FOUND");
  return row;
}

/** Converts any thrown value to an AppError. An unexpected error becomes INTERNAL, without details in its message. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof TRPCError) return fromTrpc(error);
  const problem = getDatabaseErrorCode(error);
  if (problem) return new AppError(problem, { cause: error });
  return new AppError(fastifyCode(error) ?? "INTERNAL", { cause: error });
}

/** Converts any thrown value to a TRPCError. The error's code sets the HTTP status of a tRPC response. */
export function toTrpcError(error: unknown): TRPCError {
  const app = toAppError(error);
  return new TRPCError({ code: STATUS[app.code].trpc, message: app.message, cause: app });
}

/** Returns the body of a REST error, with messages in the caller's language (rule: error-body). */
export function createErrorBody(
  error: AppError,
  said: Pick<AppError, "message" | "fields"> = error,
): ErrorBody {
  return {
    code: error.code,
    message: said.message,
    ...(said.fields ? { fields: said.fields } : {}),
    ...error.changed,
  };
}

function fromTrpc(error: TRPCError): AppError {
  if (error.cause instanceof AppError) return error.cause;
  switch (error.code) {
    case "BAD_REQUEST": {
      const problem = describeInputError(error.cause);
      return problem
        ? new AppError("INVALID_INPUT", { ...problem, cause: error })
        : new AppError("BAD_REQUEST", { cause: error });
    }
    case "PARSE_ERROR":
      return new AppError("BAD_REQUEST", { cause: error });
    case "NOT_FOUND":
    case "METHOD_NOT_SUPPORTED":
      return new AppError("NOT_FOUND", { cause: error });
    case "UNSUPPORTED_MEDIA_TYPE":
      return new AppError("UNSUPPORTED_MEDIA", { cause: error });
    case "PAYLOAD_TOO_LARGE":
      return new AppError("TOO_LARGE", { cause: error });
    default: {
      // tRPC wraps the procedure's error. A failed output validation is a ZodError and becomes INTERNAL.
      const problem = getDatabaseErrorCode(error.cause);
      return new AppError(problem ?? "INTERNAL", { cause: error.cause ?? error });
    }
  }
}

/** Returns the error code for an error of Fastify, such as an oversized body. Returns null for other errors. */
function fastifyCode(error: unknown): ErrorCode | null {
  if (!(error instanceof Error) || !("statusCode" in error)) return null;
  switch (error.statusCode) {
    case 413:
      return "TOO_LARGE";
    case 415:
      return "UNSUPPORTED_MEDIA";
    case 503:
      return "UNAVAILABLE";
    default:
      return typeof error.statusCode === "number" && error.statusCode < 500 ? "BAD_REQUEST" : null;
  }
}

/** Creates a RATE_LIMITED error. Retry-After is `msLeft` in seconds, rounded up and at least 1. */
export const createRateLimitError = (msLeft: number, message?: Sentence): AppError =>
  new AppError("RATE_LIMITED", {
    retryAfter: Math.max(1, Math.ceil(msLeft / 1_000)),
    ...(message === undefined ? {} : { message }),
  });

/** Throws RATE_LIMITED when `msLeft` is positive. */
export function assertNotRateLimited(msLeft: number): void {
  if (msLeft > 0) throw createRateLimitError(msLeft);
}

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
function getDatabaseErrorCode(error: unknown): ErrorCode | null {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    if (!("code" in at) || typeof at.code !== "string") continue;
    if (CONNECTION_LOST.has(at.code) || UNAVAILABLE_CLASSES.test(at.code)) return "UNAVAILABLE";
    const code = BY_SQLSTATE[at.code];
    if (code) return code;
  }
  return null;
}
