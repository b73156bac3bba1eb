import type { Database } from "@giftling/db/client";
import { rateLimitTable } from "@giftling/db/queries/operation/rate-limits";
import { RateLimiterDrizzle, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "./errors/app-error.ts";

/** How often one address, or one parent, may do a thing per minute, before RATE_LIMIT_MULTIPLIER. */
const PER_MINUTE = {
  openWrite: 120,
  parentWrite: 300,
  signIn: 60,
  callback: 60,
  hubRead: 600,
  preview: 20,
  upload: 30,
  billing: 60,
  export: 6,
} as const;

/** What one address may do so often; each rejects with RATE_LIMITED (429, with Retry-After). */
export type Limiter = {
  /** Counts one write that is open to everybody, signed in or not, in the shared store. */
  openWrite(addressHash: string): Promise<void>;
  /** Counts one write of a parent to what is theirs, in this process alone: nearly all are far from the limit. */
  parentWrite(userId: string): Promise<void>;
  /** Counts one answer that the identity provider sent somebody back with, in this process alone. */
  callback(addressHash: string): Promise<void>;
  /** Counts one begun sign-in in the shared store. */
  signIn(addressHash: string): Promise<void>;
  /** Counts one read of a hub, in this process alone: reads must not cost a write. */
  hubRead(addressHash: string): Promise<void>;
  /** Counts one call that asks Stripe for a parent, in the shared store. */
  billing(userId: string): Promise<void>;
  /** Counts one look at a shop's page for a parent, in the shared store. */
  preview(userId: string): Promise<void>;
  /** Counts one picture of a parent that is to be decoded, in the shared store. */
  upload(userId: string): Promise<void>;
  /** Counts one download of everything a parent has stored, in the shared store. */
  export(userId: string): Promise<void>;
};

/** Limits per address; the shared ones are counted in Postgres, so that several processes count together. */
export function createLimiter(db: Database, multiplier: number): Limiter {
  const shared = (keyPrefix: string, points: number) =>
    new RateLimiterDrizzle({
      storeClient: db,
      schema: rateLimitTable,
      keyPrefix,
      points: points * multiplier,
      duration: 60,
      // Expired rows are swept by a job; the library's own timer would outlive the pool.
      clearExpiredByTimeout: false,
      // Whoever is over the limit is refused from memory, without a query.
      inMemoryBlockOnConsumed: points * multiplier,
    });
  const openWrite = shared("write", PER_MINUTE.openWrite);
  const signIn = shared("sign-in", PER_MINUTE.signIn);
  const preview = shared("preview", PER_MINUTE.preview);
  const billing = shared("billing", PER_MINUTE.billing);
  const exported = shared("export", PER_MINUTE.export);
  const upload = shared("upload", PER_MINUTE.upload);
  const here = (points: number) =>
    new RateLimiterMemory({ points: points * multiplier, duration: 60 });
  const hubRead = here(PER_MINUTE.hubRead);
  const parentWrite = here(PER_MINUTE.parentWrite);
  const callback = here(PER_MINUTE.callback);
  return {
    openWrite: (addressHash) => consume(openWrite, addressHash),
    parentWrite: (userId) => consume(parentWrite, userId),
    callback: (addressHash) => consume(callback, addressHash),
    signIn: (addressHash) => consume(signIn, addressHash),
    hubRead: (addressHash) => consume(hubRead, addressHash),
    preview: (userId) => consume(preview, userId),
    upload: (userId) => consume(upload, userId),
    billing: (userId) => consume(billing, userId),
    export: (userId) => consume(exported, userId),
  };
}

async function consume(
  limiter: { consume(key: string): Promise<unknown> },
  key: string,
): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const retryAfter = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    throw new AppError("RATE_LIMITED", { retryAfter });
  }
}
