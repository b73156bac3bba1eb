/**
 * A process that exits sooner counts as failed to start. One that runs longer than the second value resets the delay. In
 * milliseconds.
 */
const QUICK_MS = 5_000;
const GOOD_MS = 60_000;

const STEP_MS = 500;
const LONGEST_WAIT_MS = 5_000;

/** Creates the restart delay of a supervisor. Each early exit increases the delay; a minute of running resets it. */
export function createBackOff() {
  let quickEnds = 0;
  return {
    /** Takes how long the process ran, in milliseconds. Returns the delay before its restart, in milliseconds. */
    ended(livedMs: number): number {
      if (livedMs >= GOOD_MS) quickEnds = 0;
      else if (livedMs < QUICK_MS) quickEnds += 1;
      return Math.min(quickEnds * STEP_MS, LONGEST_WAIT_MS);
    },
    quickEnds: () => quickEnds,
  };
}
