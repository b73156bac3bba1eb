import { setTimeout as sleep } from "node:timers/promises";
import type { Runner } from "graphile-worker";

/** The pauses before a runner that stopped is started again, in milliseconds: each attempt doubles them. */
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 4_000;

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
 * promise then resolves as after an ordinary stop. `onStop` hears of the error, or of undefined where there is none.
 */
export function watchRunner(
  start: () => Promise<Runner>,
  onStop: (error: unknown) => void,
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
        const error = await current.promise.catch((reason: unknown) => reason);
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
  const ended = tried.then(keep);
  return {
    isRunning: () => current !== null,
    tried,
    async stop() {
      stopping.abort();
      // A runner that just stopped by itself refuses to be stopped.
      await current?.stop().catch(() => undefined);
      await ended;
    },
  };
}
