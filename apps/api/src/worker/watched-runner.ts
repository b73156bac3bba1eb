import { setTimeout as sleep } from "node:timers/promises";
import type { Runner } from "graphile-worker";

/** The pauses before a runner that stopped is started again, in milliseconds: each attempt doubles them. */
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 4_000;

/**
 * How long a runner that stops by itself may take, in milliseconds. One that lost its database may wait for ever; what it
 * still has in hand then runs twice, which every job allows for.
 */
const STOP_MS = 15_000;

export type WatchedRunner = {
  /** False while the runner is stopped without having been asked to. */
  isRunning(): boolean;
  /** Resolves when the first attempt to start is over, however it ended. */
  tried: Promise<void>;
  /** Waits for the jobs under way. */
  stop(): Promise<void>;
};

/**
 * Keeps one of the queue's runners running. graphile-worker stops a runner that cannot write down how a job ended, and its
 * promise then resolves as after an ordinary stop, or never. `onStop` hears of the error, or of undefined where there is none.
 */
export function watchRunner(
  start: () => Promise<Runner>,
  onStop: (error: unknown) => void,
  stopMs = STOP_MS,
): WatchedRunner {
  const stopping = new AbortController();
  let current: Runner | null = null;
  let pause = FIRST_PAUSE_MS;

  async function once(): Promise<void> {
    try {
      current = await start();
      if (stopping.signal.aborted) await current.stop();
      else pause = FIRST_PAUSE_MS;
    } catch (error) {
      current = null;
      onStop(error);
    }
  }

  async function keep(): Promise<void> {
    while (!stopping.signal.aborted) {
      if (current) {
        const error = await ended(current, stopMs);
        current = null;
        if (stopping.signal.aborted) return;
        onStop(error);
      }
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
      if (!stopping.signal.aborted) await once();
    }
  }

  const tried = once();
  const kept = tried.then(keep);
  return {
    isRunning: () => current !== null,
    tried,
    async stop() {
      stopping.abort();
      // A runner that just stopped by itself refuses to be stopped.
      await current?.stop().catch(() => undefined);
      await kept;
    },
  };
}

/** Resolves with the error, if any, once the runner has stopped, or has not within `stopMs` after it began to. */
function ended({ promise, events }: Runner, stopMs: number): Promise<unknown> {
  const stops = new Promise((resolve) => events.once("pool:gracefulShutdown", resolve));
  const isLate = async () => {
    await stops;
    return sleep(stopMs, new Error("The runner does not come to an end."), { ref: false });
  };
  return Promise.race([promise.catch((reason: unknown) => reason), isLate()]);
}
