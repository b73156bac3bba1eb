/**
 * Minimum run time of a process, in milliseconds. A process that exits sooner has failed to start. One that runs at least
 * `GOOD_MS` resets the restart delay.
 */
const QUICK_MS = 5_000;
const GOOD_MS = 60_000;

const STEP_MS = 500;
const LONGEST_WAIT_MS = 5_000;

/** Creates the restart delay of a supervisor. Each early exit increases the delay. A run of at least a minute resets it. */
export function createRestartBackoff() {
  let quickEnds = 0;
  return {
    /** Returns the delay before the restart. `livedMs` is how long the process ran. Both are in milliseconds. */
    ended(livedMs: number): number {
      if (livedMs >= GOOD_MS) quickEnds = 0;
      else if (livedMs < QUICK_MS) quickEnds += 1;
      return Math.min(quickEnds * STEP_MS, LONGEST_WAIT_MS);
    },
    quickEnds: () => quickEnds,
  };
}
