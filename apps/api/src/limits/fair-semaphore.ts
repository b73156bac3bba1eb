import { AppError } from "../core/errors/app-error.ts";

/** Limits of concurrent work. All sizes have the same unit, such as bytes. */
type SemaphoreLimits = {
  capacity: number;
  /** Maximum total size of the concurrent work of one owner. */
  perOwner: number;
  /** Maximum number of waiting callers. Further callers are rejected immediately. */
  maxWaiting: number;
  /** Maximum time that a caller waits for capacity, in milliseconds. */
  waitMs: number;
};

type WaitingCaller = { owner: string; size: number; start(): void };

/** Function that releases the acquired capacity. Idempotent. */
type Release = () => void;

/** Retry-After in seconds for a rejected caller. */
const RETRY_AFTER = 5;

/** Creates a fair semaphore, which serves callers in order of arrival, except callers whose owner is at the limit. */
export function createFairSemaphore({ capacity, perOwner, maxWaiting, waitMs }: SemaphoreLimits) {
  const waiting = new Set<WaitingCaller>();
  const held = new Map<string, number>();
  let total = 0;

  function hold({ owner, size }: WaitingCaller, change: 1 | -1): void {
    total += change * size;
    const ofOwner = (held.get(owner) ?? 0) + change * size;
    if (ofOwner > 0) held.set(owner, ofOwner);
    else held.delete(owner);
  }

  /** Starts the work of waiting callers in order of arrival. Skips callers whose owner is at the limit. */
  function startNext(): void {
    const passed = new Set<string>();
    for (const one of waiting) {
      if (passed.has(one.owner)) continue;
      if (total + one.size > capacity) return;
      if ((held.get(one.owner) ?? 0) + one.size > perOwner) passed.add(one.owner);
      else one.start();
    }
  }

  /** Acquires `size` units of capacity for an owner. Rejects with UNAVAILABLE, or with an abort signal's reason. */
  function take(owner: string, size: number, signal?: AbortSignal): Promise<Release> {
    return new Promise((resolve, reject) => {
      const busy = () => new AppError("UNAVAILABLE", { retryAfter: RETRY_AFTER });
      if (signal?.aborted) return reject(signal.reason);
      const mine: WaitingCaller = {
        owner,
        size: Math.min(size, perOwner, capacity),
        start() {
          leave();
          hold(mine, 1);
          let isHeld = true;
          resolve(() => {
            if (!isHeld) return;
            isHeld = false;
            hold(mine, -1);
            startNext();
          });
        },
      };
      const leave = () => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", abort);
        waiting.delete(mine);
      };
      const abort = () => {
        leave();
        reject(signal?.reason);
      };
      const timer = setTimeout(() => {
        leave();
        reject(busy());
      }, waitMs);
      signal?.addEventListener("abort", abort, { once: true });
      waiting.add(mine);
      startNext();
      if (waiting.size <= maxWaiting) return;
      leave();
      reject(busy());
    });
  }

  return {
    take,
    /** Runs `work` with one unit of an owner's capacity. Rejects with UNAVAILABLE, or with the error of `work`. */
    async run<T>(owner: string, work: () => Promise<T>): Promise<T> {
      const release = await take(owner, 1);
      try {
        return await work();
      } finally {
        release();
      }
    },
  };
}
