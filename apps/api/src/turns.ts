import { AppError } from "./errors/app-error.ts";

/** How much may be under way at once, in any unit, such as bytes. */
type TurnLimits = {
  capacity: number;
  /** The most that one owner may have under way. */
  perOwner: number;
  /** The most that wait; more are refused at once. */
  maxWaiting: number;
  /** The longest wait in milliseconds. */
  waitMs: number;
};

type Waiting = { owner: string; size: number; start(): void };

/** Gives a turn back; calling it again changes nothing. */
type Release = () => void;

/** Seconds after which a refused caller may try again. */
const RETRY_AFTER = 5;

/**
 * Lets work take turns, so that what is under way stays bounded. Who waits longest is next, but owners who have their share
 * already wait for themselves only.
 */
export function createTurns({ capacity, perOwner, maxWaiting, waitMs }: TurnLimits) {
  const waiting = new Set<Waiting>();
  const held = new Map<string, number>();
  let total = 0;

  function hold({ owner, size }: Waiting, change: 1 | -1): void {
    total += change * size;
    const ofOwner = (held.get(owner) ?? 0) + change * size;
    if (ofOwner > 0) held.set(owner, ofOwner);
    else held.delete(owner);
  }

  /** Starts whose turn it is: nobody passes who waited longer, except owners who wait for their own. */
  function startNext(): void {
    const passed = new Set<string>();
    for (const one of waiting) {
      if (passed.has(one.owner)) continue;
      if (total + one.size > capacity) return;
      if ((held.get(one.owner) ?? 0) + one.size > perOwner) passed.add(one.owner);
      else one.start();
    }
  }

  return {
    /**
     * Resolves when `size` of the capacity is the owner's, until it is released. Rejects with UNAVAILABLE (503, with
     * Retry-After) when too many wait or the wait is too long, and with the signal's reason when that is aborted.
     */
    take(owner: string, size: number, signal?: AbortSignal): Promise<Release> {
      return new Promise((resolve, reject) => {
        const busy = () => new AppError("UNAVAILABLE", { retryAfter: RETRY_AFTER });
        if (signal?.aborted) return reject(signal.reason);
        const mine: Waiting = {
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
    },
  };
}
