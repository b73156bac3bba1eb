import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { stopProcess } from "./harness/processes.ts";
import { isApiReady, pollUntil } from "./harness/wait.ts";

/**
 * V8 options that limit the API's old space to 256 MB and each semi-space for new objects to 8 MB. Without a limit, the
 * heap grows with the machine's memory. `MALLOC_ARENA_MAX` limits the freed memory that glibc retains per thread. The
 * Dockerfile sets the same values.
 */
export const V8_MEMORY_FLAGS = ["--max-old-space-size=256", "--max-semi-space-size=8"];
const MEMORY_ENV = { MALLOC_ARENA_MAX: "2" };

const READY_TIMEOUT_MS = 60_000;

/** Runs the API as a child process, which exits with its parent. Restarts the API after an unexpected exit. */
export function superviseApi(
  command: string[],
  env: NodeJS.ProcessEnv,
  say: (line: string) => void = console.error,
) {
  let stopped = false;
  const backOff = createRestartBackoff();
  let child: ChildProcess;
  let failure: string | null = null;
  let wasReady = false;

  const start = () => {
    const startedAt = Date.now();
    child = spawn(process.execPath, [...V8_MEMORY_FLAGS, ...command], {
      // The API runs in a separate process group, so that it receives only the SIGTERM of stop(). A second signal, such
      // as Ctrl+C's SIGINT for the supervisor's group, would end the API immediately.
      detached: true,
      env: { ...MEMORY_ENV, ...process.env, ...env },
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    child.once("exit", async (code, signal) => {
      await sleep(300);
      if (stopped) return;
      const wait = backOff.ended(Date.now() - startedAt);
      if (backOff.quickEnds() >= 3 && !wasReady) {
        failure = `The API does not stay up (${signal ?? `code ${code}`}).`;
        return;
      }
      say("The API ended unexpectedly and is being started again.");
      // The services that the API needs can be restarting at the same time.
      await sleep(wait);
      if (!stopped) start();
    });
  };
  start();

  return {
    /** Resolves when the API is ready. Throws after `timeoutMs` milliseconds. Default one minute. */
    async ready(origin: string, timeoutMs = READY_TIMEOUT_MS): Promise<void> {
      const isReady = await pollUntil(timeoutMs, async () => {
        if (failure) throw new Error(failure);
        return isApiReady(origin);
      });
      if (!isReady) {
        throw new Error(`The API was not ready within ${timeoutMs / 1000} seconds.`);
      }
      wasReady = true;
    },
    /** Sends a signal to the API, SIGKILL by default, to test the restart. */
    kill: (signal: NodeJS.Signals = "SIGKILL") => void child.kill(signal),
    async stop(): Promise<void> {
      stopped = true;
      await stopProcess(child);
    },
  };
}

/** Minimum run time in milliseconds. An exit after a shorter run increases the restart delay. */
const QUICK_EXIT_MS = 5_000;
/** Run time in milliseconds that resets the restart delay. */
const STABLE_RUN_MS = 60_000;

const RESTART_STEP_MS = 500;
const MAX_RESTART_DELAY_MS = 5_000;

/** Creates a supervisor's restart backoff. Each run of less than 5 seconds increases the delay by half a second. */
export function createRestartBackoff() {
  let quickEnds = 0;
  return {
    /** Returns the delay before the restart, in milliseconds. `livedMs` is the run time of the exited process. */
    ended(livedMs: number): number {
      if (livedMs >= STABLE_RUN_MS) quickEnds = 0;
      else if (livedMs < QUICK_EXIT_MS) quickEnds += 1;
      return Math.min(quickEnds * RESTART_STEP_MS, MAX_RESTART_DELAY_MS);
    },
    quickEnds: () => quickEnds,
  };
}
