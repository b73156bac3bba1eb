import type { RateLimitState } from "@giftling/db/queries/operation/rate-limits";
import type { RateLimitKeys } from "../core/crypto/visitor.ts";

/** Rate limit counted in memory: at most `points` per key in a window of `seconds`, for at most `maxKeys` keys. */
export type MemoryRateLimit = { points: number; seconds: number; maxKeys: number };

/** Minimum interval between two deletions of expired rate-limit keys, in milliseconds. */
const SWEEP_MS = 1_000;

/**
 * Fraction of a limit that a process counts before it contacts the shared store. Most visitors cause no request to the
 * store.
 */
const UNSHARED_PART = 0.05;

/** Adds events to a window in the shared store. Resolves to the window's state, or to null if the store fails. */
type AddToSharedWindow = (key: string, events: number) => Promise<RateLimitState | null>;

/** Rate limit window of a key. `unshared` is the number of events that were not added to the shared store. */
type MemoryWindow = { points: number; endsAt: number; unshared: number };

/**
 * Creates a rate limiter with fixed windows in memory. A key's window begins with its first count. Each key is stored
 * for two window lengths, so that the limiter knows a returning visitor. At `maxKeys`, unknown keys are rejected and
 * known keys are accepted. With `addToShared`, the limiter also counts the events of other processes, but does not wait
 * for the shared store.
 */
export function createMemoryRateLimiter(
  { points, seconds, maxKeys }: MemoryRateLimit,
  addToShared: AddToSharedWindow | null = null,
) {
  const length = seconds * 1_000;
  const maxUnshared = Math.max(1, points * UNSHARED_PART);
  /** Rate limit windows by key, ordered by start time. */
  const windows = new Map<string, MemoryWindow>();
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

  /** Returns the milliseconds until a request with the key can be counted, or 0. Does not count a request. */
  function wait(key: string): number {
    const now = Date.now();
    const window = windows.get(key);
    if (window !== undefined) return window.points < points ? 0 : Math.max(0, window.endsAt - now);
    sweep(now);
    return windows.size < maxKeys ? 0 : Math.max(SWEEP_MS, freeAt - now);
  }

  /**
   * Adds a window's events to the shared store. Updates the window with the total of all processes and the window's
   * end.
   */
  async function share(key: string, window: MemoryWindow, add: AddToSharedWindow): Promise<void> {
    const { unshared } = window;
    window.unshared = 0;
    const total = await add(key, unshared);
    if (total === null) {
      window.unshared += unshared;
    } else {
      // Responses of earlier requests do not contain the later events.
      window.points = Math.max(window.points, total.points + window.unshared);
      window.endsAt = Date.now() + total.msLeft;
    }
  }

  return {
    wait,
    /**
     * Counts a request and returns 0. Above the limit, returns the milliseconds to wait without counting the request.
     */
    count(key: string): number {
      const msLeft = wait(key);
      if (msLeft > 0) return msLeft;
      const now = Date.now();
      let window = windows.get(key);
      if (window === undefined || window.endsAt <= now) {
        window = { points: 0, endsAt: now + length, unshared: 0 };
        // Deletes the key first, because `Map` does not move a key that is set again.
        windows.delete(key);
        windows.set(key, window);
      }
      window.points += 1;
      window.unshared += 1;
      if (addToShared && window.unshared >= maxUnshared) void share(key, window, addToShared);
      return 0;
    },
  };
}

export type MemoryRateLimiter = ReturnType<typeof createMemoryRateLimiter>;

/**
 * Creates a limiter of visitors by IP address and by network. A network's limit is `networkVisitors` times an address's
 * limit.
 */
export function createVisitorRateLimiter(
  limit: MemoryRateLimit,
  networkVisitors: number,
  addToShared: AddToSharedWindow | null = null,
) {
  const addresses = createMemoryRateLimiter(limit, addToShared);
  const ofNetworks = { ...limit, points: limit.points * networkVisitors };
  const networks = createMemoryRateLimiter(ofNetworks, addToShared);
  const ofNetwork = (use: "wait" | "count", network: string | null) =>
    network === null ? 0 : networks[use](network);
  return {
    /** Returns the milliseconds until a request of the visitor can be counted, or 0. Does not count a request. */
    wait: ({ address, network }: RateLimitKeys) =>
      Math.max(addresses.wait(address), ofNetwork("wait", network)),
    /** Counts a request and returns 0. Above a limit, returns the milliseconds to wait. */
    count: ({ address, network }: RateLimitKeys) =>
      addresses.count(address) || ofNetwork("count", network),
  };
}

export type VisitorRateLimiter = ReturnType<typeof createVisitorRateLimiter>;
