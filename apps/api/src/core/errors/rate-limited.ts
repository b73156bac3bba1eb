import type { Sentence } from "@giftling/domain";
import { AppError } from "./app-error.ts";

/** Returns a RATE_LIMITED error with the number of seconds to wait, at least one. */
export const createRateLimitError = (msLeft: number, message?: Sentence): AppError =>
  new AppError("RATE_LIMITED", {
    retryAfter: Math.max(1, Math.ceil(msLeft / 1_000)),
    ...(message === undefined ? {} : { message }),
  });

/** Throws RATE_LIMITED when `msLeft` is positive. */
export function assertNotRateLimited(msLeft: number): void {
  if (msLeft > 0) throw createRateLimitError(msLeft);
}
