import type { LimitKeys } from "./crypto/visitor.ts";

/** How often something may be counted within so many seconds, and the most keys that are stored. */
export type MemoryLimit = { points: number; seconds: number; maxKeys: number };

/** Shortest time in milliseconds between two passes that remove old keys. */
const SWEEP_MS = 1_000;

/**
 * Counts in this process's memory. A key's window begins with its first count. The key is stored for twice the window's length,
 * so that a visitor who comes back after it is known. While `maxKeys` are stored, unknown keys are refused and known ones are
 * not.
 */
export function createMemoryWindows({ points, seconds, maxKeys }: MemoryLimit) {
  const length = seconds * 1_000;
  /** Ordered by the beginning of the windows. */
  const windows = new Map<string, { points: number; endsAt: number }>();
  let sweptAt = 0;
  /** When the oldest key that the last pass left may be removed. */
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

  /** Returns the milliseconds until `key` may be counted again; 0 when it may be now. Counts nothing. */
  function wait(key: string): number {
    const now = Date.now();
    const window = windows.get(key);
    if (window !== undefined) return window.points < points ? 0 : Math.max(0, window.endsAt - now);
    sweep(now);
    return windows.size < maxKeys ? 0 : Math.max(SWEEP_MS, freeAt - now);
  }

  return {
    wait,
    /** Counts one and returns 0; over the limit it counts nothing and returns the milliseconds to wait. */
    count(key: string): number {
      const msLeft = wait(key);
      if (msLeft > 0) return msLeft;
      const now = Date.now();
      const window = windows.get(key);
      if (window !== undefined && window.endsAt > now) {
        window.points += 1;
      } else {
        // Deleted first: a key that is set again would stay in its old place.
        windows.delete(key);
        windows.set(key, { points: 1, endsAt: now + length });
      }
      return 0;
    },
  };
}

export type MemoryWindows = ReturnType<typeof createMemoryWindows>;

/** Counts visitors in memory: by address, and by IPv6 network with the limit of so many visitors. */
export function createVisitorWindows(limit: MemoryLimit, networkVisitors: number) {
  const addresses = createMemoryWindows(limit);
  const networks = createMemoryWindows({ ...limit, points: limit.points * networkVisitors });
  const ofNetwork = (use: "wait" | "count", network: string | null) =>
    network === null ? 0 : networks[use](network);
  return {
    /** Returns the milliseconds until the visitor may be counted again; 0 when they may be now. Counts nothing. */
    wait: ({ address, network }: LimitKeys) =>
      Math.max(addresses.wait(address), ofNetwork("wait", network)),
    /** Counts one and returns 0; over a limit it returns the milliseconds to wait. */
    count: ({ address, network }: LimitKeys) =>
      addresses.count(address) || ofNetwork("count", network),
  };
}

export type VisitorWindows = ReturnType<typeof createVisitorWindows>;
