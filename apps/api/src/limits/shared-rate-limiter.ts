import type { Database } from "@giftling/db/client";
import {
  type RateLimitState,
  type RateLimitWindow,
  readRateLimits,
  recordRateLimitEvent,
} from "@giftling/db/queries/operation/rate-limits";
import { LRUCache } from "lru-cache";
import { RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "../core/errors/app-error.ts";
import type { RedisClient } from "./redis.ts";

/** Maximum number of cached full windows. A call that counts in a cached window is rejected without a query. */
const MAX_FULL = 10_000;

/** Retry-After in seconds when the store of shared limits fails. */
export const RATE_LIMIT_STORE_RETRY_SECONDS = 5;

/** State of a rate limit window after a request was counted. */
type WindowState = { key: string; points: number; msLeft: number; isFull: boolean };

/** Creates the counter of shared limits, which uses Redis if configured and responding, else Postgres. */
export function createSharedRateLimiter(db: Database, redis: RedisClient | null) {
  const full = new LRUCache<string, number>({ max: MAX_FULL });
  const inRedis = redis && createRedisCounter(redis);
  /** Returns the milliseconds until all cached full windows have expired. Zero or negative if no window is full. */
  const wait = (windows: readonly { key: string }[]): number =>
    Math.max(0, ...windows.map(({ key }) => full.get(key) ?? 0)) - Date.now();

  /** Caches full windows. Returns the milliseconds until all windows have expired, or null if `over` is empty. */
  function remember(over: readonly { key: string; msLeft: number }[]): number | null {
    for (const { key, msLeft } of over) {
      const ttl = Math.max(1, Math.ceil(msLeft));
      full.set(key, Date.now() + ttl, { ttl });
    }
    return over.length === 0 ? null : Math.max(...over.map(({ msLeft }) => msLeft));
  }

  /** Counts one request in every given window, full or not. Rejects with UNAVAILABLE when the store fails. */
  const countAll = async (windows: readonly RateLimitWindow[]): Promise<WindowState[]> =>
    (await inRedis?.count(windows)) ?? (await countInPostgres(db, windows));

  return {
    wait,
    remember,
    /** Counts one request in every given window. Returns the milliseconds to wait for a full window, or null. */
    async count(windows: readonly RateLimitWindow[]): Promise<number | null> {
      const msLeft = wait(windows);
      if (msLeft > 0) return msLeft;
      return remember((await countAll(windows)).filter(({ isFull }) => isFull));
    },
    countAll,
    /** Adds events to a window in Redis. Resolves to null if Redis fails. Null if Redis is not configured. */
    addInRedis: inRedis?.add ?? null,
    /**
     * Returns the milliseconds until no window in `windows` is full, or 0 if none is full now. Does not count a
     * request.
     */
    async findWait(windows: readonly RateLimitWindow[]): Promise<number> {
      const points = (await inRedis?.read(windows)) ?? (await readInPostgres(db, windows));
      const full = points.filter(({ key, points }) =>
        windows.some((window) => window.key === key && points >= window.points),
      );
      return Math.max(0, ...full.map(({ msLeft }) => msLeft));
    },
  };
}

export type SharedRateLimiter = ReturnType<typeof createSharedRateLimiter>;

async function readInPostgres(db: Database, windows: readonly RateLimitWindow[]) {
  try {
    const keys = windows.map(({ key }) => key);
    return await readRateLimits(db, keys);
  } catch (cause) {
    throw new AppError("UNAVAILABLE", { cause, retryAfter: RATE_LIMIT_STORE_RETRY_SECONDS });
  }
}

async function countInPostgres(db: Database, windows: readonly RateLimitWindow[]) {
  try {
    const most = new Map(windows.map(({ key, points }) => [key, points]));
    const counts = await recordRateLimitEvent(db, windows);
    return counts.map(({ key, points, msLeft }) => {
      return { key, points, msLeft, isFull: points > (most.get(key) ?? 0) };
    });
  } catch (cause) {
    throw new AppError("UNAVAILABLE", { cause, retryAfter: RATE_LIMIT_STORE_RETRY_SECONDS });
  }
}

/** Creates a counter in Redis, whose methods resolve to null when Redis does not respond. */
function createRedisCounter(redis: RedisClient) {
  const made = new Map<string, RateLimiterRedis>();
  const limiterOf = ({ points, seconds }: RateLimitWindow): RateLimiterRedis => {
    const name = `${points} ${seconds}`;
    const limiter =
      made.get(name) ??
      new RateLimiterRedis({
        keyPrefix: "giftling",
        points,
        duration: seconds,
        storeClient: redis.client,
        useRedisPackage: true,
        rejectIfRedisNotReady: true,
      });
    made.set(name, limiter);
    return limiter;
  };
  const standing = async (window: RateLimitWindow): Promise<WindowState> => {
    const counted: unknown = await limiterOf(window)
      .consume(window.key)
      .catch((refused: unknown) => refused);
    if (!(counted instanceof RateLimiterRes)) throw counted;
    const isFull = counted.consumedPoints > window.points;
    const { msBeforeNext: msLeft, consumedPoints: points } = counted;
    return { key: window.key, points, msLeft, isFull };
  };
  const standingNow = async (window: RateLimitWindow): Promise<RateLimitState | null> => {
    const counted = await limiterOf(window).get(window.key);
    if (counted === null) return null;
    return { key: window.key, points: counted.consumedPoints, msLeft: counted.msBeforeNext };
  };
  return {
    add: (window: RateLimitWindow, events: number): Promise<RateLimitState | null> =>
      limiterOf(window)
        .penalty(window.key, events)
        .then(
          ({ consumedPoints: points, msBeforeNext: msLeft }) => ({
            key: window.key,
            points,
            msLeft,
          }),
          () => null,
        ),
    count: (windows: readonly RateLimitWindow[]): Promise<WindowState[] | null> =>
      Promise.all(windows.map(standing)).catch(() => null),
    read: (windows: readonly RateLimitWindow[]): Promise<RateLimitState[] | null> =>
      Promise.all(windows.map(standingNow)).then(
        (standings) => standings.flatMap((standing) => standing ?? []),
        () => null,
      ),
  };
}
