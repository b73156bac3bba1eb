/** A process that lives shorter did not really start; one that lives longer than the second is well again. In milliseconds. */
const QUICK_MS = 5_000;
const GOOD_MS = 60_000;

const STEP_MS = 500;
const LONGEST_WAIT_MS = 5_000;

/**
 * How long a supervisor waits before it starts an ended process again: each quick end makes the next wait longer, and a good
 * minute makes it forget them all.
 */
export function createBackOff() {
  let quickEnds = 0;
  return {
    /** Takes how long the process lived; returns the milliseconds to wait. */
    ended(livedMs: number): number {
      if (livedMs >= GOOD_MS) quickEnds = 0;
      else if (livedMs < QUICK_MS) quickEnds += 1;
      return Math.min(quickEnds * STEP_MS, LONGEST_WAIT_MS);
    },
    quickEnds: () => quickEnds,
  };
}
