import { AppError } from "./errors.ts";

/** What may be done so often by one address. */
export type Limiter = {
  /** Counts one anonymous write in the shared store. Rejects with RATE_LIMITED. */
  anonymousWrite(addressHash: string): Promise<void>;
  /** Counts one read of a hub in this process. Rejects with RATE_LIMITED. */
  hubRead(addressHash: string): Promise<void>;
  /** Counts one begun sign-in in the shared store. Rejects with RATE_LIMITED. */
  signIn(addressHash: string): Promise<void>;
};

/** The refusal, with the whole seconds until it is worth trying again. */
export function rateLimited(msBeforeNext: number): AppError {
  return new AppError("RATE_LIMITED", { retryAfter: Math.max(1, Math.ceil(msBeforeNext / 1000)) });
}
