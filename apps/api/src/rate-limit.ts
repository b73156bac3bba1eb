import type { Database } from "@giftling/db/client";
import { rateLimitTable } from "@giftling/db/queries/operation/rate-limits";
import {
  RateLimiterDrizzle,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from "rate-limiter-flexible";
import { AppError } from "./errors/app-error.ts";
import type { Redis } from "./redis.ts";

/** How often per minute one address, or one parent, may do a thing, before RATE_LIMIT_MULTIPLIER (rule: rate-limits). */
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

/** Counts what an address or a parent does; each call rejects with RATE_LIMITED (429, with Retry-After) over the limit. */
export type Limiter = {
  /** One write that is open to everybody, counted in the shared store. */
  openWrite(addressHash: string): Promise<void>;
  /** One write of a parent to their own things, counted in this process: nearly all are far below the limit. */
  parentWrite(userId: string): Promise<void>;
  /** One answer of the identity provider, counted in this process. */
  callback(addressHash: string): Promise<void>;
  /** One started sign-in, counted in the shared store. */
  signIn(addressHash: string): Promise<void>;
  /** One read of a hub, counted in this process, so that a read costs no write. */
  hubRead(addressHash: string): Promise<void>;
  /** One call for a parent that asks Stripe, counted in the shared store. */
  billing(userId: string): Promise<void>;
  /** One fetch of a shop's page for a parent, counted in the shared store. */
  preview(userId: string): Promise<void>;
  /** One uploaded picture of a parent, counted in the shared store. */
  upload(userId: string): Promise<void>;
  /** One export of a parent's data, counted in the shared store. */
  export(userId: string): Promise<void>;
};

/**
 * The limiter. Shared limits are counted in Redis where there is one and it answers, else in Postgres, so that several
 * processes count together.
 */
export function createLimiter(
  db: Database,
  multiplier: number,
  redis: Redis | null = null,
): Limiter {
  const shared = (keyPrefix: string, points: number) => {
    const limit = {
      keyPrefix,
      points: points * multiplier,
      duration: 60,
      // Callers over the limit are refused from memory, without a query.
      inMemoryBlockOnConsumed: points * multiplier,
    };
    const inPostgres = new RateLimiterDrizzle({
      ...limit,
      storeClient: db,
      schema: rateLimitTable,
      // A job deletes expired rows; the library's own timer would outlive the pool.
      clearExpiredByTimeout: false,
    });
    if (redis === null) return inPostgres;
    return new RateLimiterRedis({
      ...limit,
      keyPrefix: `giftling:${keyPrefix}`,
      storeClient: redis.client,
      useRedisPackage: true,
      rejectIfRedisNotReady: true,
      insuranceLimiter: inPostgres,
    });
  };
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
