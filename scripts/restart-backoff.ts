/** Run time in milliseconds below which an exit increases the restart delay. */
const QUICK_MS = 5_000;
/** Run time in milliseconds from which an exit resets the restart delay. */
const GOOD_MS = 60_000;

const STEP_MS = 500;
const LONGEST_WAIT_MS = 5_000;

/**
 * Creates the restart delay of a supervisor. Each run of less than 5 seconds increases the delay by half a second, up
 * to 5 seconds. A run of at least a minute resets the delay.
 */
export function createRestartBackoff() {
  let quickEnds = 0;
  return {
    /** Returns the delay before the restart, in milliseconds. `livedMs` is the run time of the exited process. */
    ended(livedMs: number): number {
      if (livedMs >= GOOD_MS) quickEnds = 0;
      else if (livedMs < QUICK_MS) quickEnds += 1;
      return Math.min(quickEnds * STEP_MS, LONGEST_WAIT_MS);
    },
    quickEnds: () => quickEnds,
  };
}
