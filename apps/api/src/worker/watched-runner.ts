import { setTimeout as sleep } from "node:timers/promises";
import type { Runner } from "graphile-worker";

/** Initial delay in milliseconds before a stopped job runner is restarted. The delay doubles with each attempt. */
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 4_000;

/** Timeout for stopping a job runner in milliseconds, because a runner without a connection may never stop. */
const STOP_MS = 15_000;

type WatchedRunner = {
  isRunning(): boolean;
  /** Promise that resolves after the first attempt to start the job runner, successful or not. */
  tried: Promise<void>;
  /** Stops the job runner when its current jobs are finished. */
  stop(): Promise<void>;
};

/** Starts a job runner and restarts the runner after an unexpected stop, which `onStop` reports. */
export function startSupervisedRunner(
  start: () => Promise<Runner>,
  onStop: (error: unknown) => void,
  stopMs = STOP_MS,
): WatchedRunner {
  const stopping = new AbortController();
  let current: Runner | null = null;
  let pause = FIRST_PAUSE_MS;

  async function tryStart(): Promise<void> {
    try {
      current = await start();
      if (stopping.signal.aborted) await current.stop();
      else pause = FIRST_PAUSE_MS;
    } catch (error) {
      current = null;
      onStop(error);
    }
  }

  async function restartUntilStopped(): Promise<void> {
    while (!stopping.signal.aborted) {
      if (current) {
        const error = await ended(current, stopMs);
        current = null;
        if (stopping.signal.aborted) return;
        onStop(error);
      }
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
      if (!stopping.signal.aborted) await tryStart();
    }
  }

  const tried = tryStart();
  const restarts = tried.then(restartUntilStopped);
  return {
    isRunning: () => current !== null,
    tried,
    async stop() {
      stopping.abort();
      // `stop` rejects for a runner that has just stopped on its own.
      await current?.stop().catch(() => undefined);
      await restarts;
    },
  };
}

/** Resolves when the job runner has stopped, with an error, undefined, or a timeout error after `stopMs`. */
function ended({ promise, events }: Runner, stopMs: number): Promise<unknown> {
  const stops = new Promise((resolve) => events.once("pool:gracefulShutdown", resolve));
  const isLate = async () => {
    await stops;
    return sleep(stopMs, new Error("The runner does not come to an end."), { ref: false });
  };
  return Promise.race([promise.catch((reason: unknown) => reason), isLate()]);
}
