import type { RateLimitKeys } from "../core/crypto/visitor.ts";

/** Rate limit counted in memory: at most `points` per key in a window of `seconds`, for at most `maxKeys` keys. */
export type MemoryRateLimit = { points: number; seconds: number; maxKeys: number };

/** Minimum interval between two deletions of expired rate-limit keys, in milliseconds. */
const SWEEP_MS = 1_000;

/**
 * Creates a rate limiter with fixed windows in memory. A key's window begins with its first count. Each key is stored
 * for two window lengths, so that the limiter knows a returning visitor. At `maxKeys`, unknown keys are rejected and
 * known keys are accepted.
 */
export function createMemoryRateLimiter({ points, seconds, maxKeys }: MemoryRateLimit) {
  const length = seconds * 1_000;
  /** Rate limit windows by key, ordered by start time. */
  const windows = new Map<string, { points: number; endsAt: number }>();
  let sweptAt = 0;
  /** Time at which the oldest rate-limit key in memory can be deleted. */
  let freeAt = 0;

  function sweep(now: number): void {
    if (now - sweptAt < SWEEP_MS) return;
    sweptAt = now;
    for (const [key, { endsAt }] of windows) {
      freeAt = endsAt + length;
      if (freeAt > now) return;
      windows.delete(key);
    }
  }

  /**
   * Returns the milliseconds until a request with the rate-limit key can be counted. Returns 0 if the key is below the
   * limit. Counts nothing.
   */
  function wait(key: string): number {
    const now = Date.now();
    const window = windows.get(key);
    if (window !== undefined) return window.points < points ? 0 : Math.max(0, window.endsAt - now);
    sweep(now);
    return windows.size < maxKeys ? 0 : Math.max(SWEEP_MS, freeAt - now);
  }

  return {
    wait,
    /** Counts a request and returns 0. Over the limit, counts nothing and returns the milliseconds to wait. */
    count(key: string): number {
      const msLeft = wait(key);
      if (msLeft > 0) return msLeft;
      const now = Date.now();
      const window = windows.get(key);
      if (window !== undefined && window.endsAt > now) {
        window.points += 1;
      } else {
        // Deletes the key first, because a key that is set again keeps its old position in a `Map`.
        windows.delete(key);
        windows.set(key, { points: 1, endsAt: now + length });
      }
      return 0;
    },
  };
}

export type MemoryRateLimiter = ReturnType<typeof createMemoryRateLimiter>;

/**
 * Creates a rate limiter of visitors in memory, by IP address and by IPv6 network. A network's limit is
 * `networkVisitors` times the limit of an address.
 */
export function createVisitorRateLimiter(limit: MemoryRateLimit, networkVisitors: number) {
  const addresses = createMemoryRateLimiter(limit);
  const networks = createMemoryRateLimiter({ ...limit, points: limit.points * networkVisitors });
  const ofNetwork = (use: "wait" | "count", network: string | null) =>
    network === null ? 0 : networks[use](network);
  return {
    /**
     * Returns the milliseconds until a request of the visitor can be counted. Returns 0 if the visitor is below the
     * limit. Counts nothing.
     */
    wait: ({ address, network }: RateLimitKeys) =>
      Math.max(addresses.wait(address), ofNetwork("wait", network)),
    /** Counts a request and returns 0. Over a limit, returns the milliseconds to wait. */
    count: ({ address, network }: RateLimitKeys) =>
      addresses.count(address) || ofNetwork("count", network),
  };
}

export type VisitorRateLimiter = ReturnType<typeof createVisitorRateLimiter>;
