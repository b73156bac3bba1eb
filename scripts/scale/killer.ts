import { setTimeout as sleep } from "node:timers/promises";
import type { ApiProcess } from "./stack.ts";

const EVERY_MS = 10_000;

/** Kills the API processes in turn, one every ten seconds, and waits until each is ready again. */
export function startApiKiller(apis: ApiProcess[]) {
  const stopping = new AbortController();
  let kills = 0;
  let lastMs = 0;
  let slowestMs = 0;
  const pause = (ms: number) =>
    sleep(Math.max(0, ms), undefined, { signal: stopping.signal }).catch(() => undefined);
  const run = async () => {
    for (;;) {
      await pause(EVERY_MS - lastMs);
      const api = apis[kills % apis.length];
      if (stopping.signal.aborted || !api) return;
      const killedAt = performance.now();
      api.kill();
      kills += 1;
      // Waits because the port of the killed process remains in use for a moment.
      await sleep(200);
      await api.ready();
      lastMs = performance.now() - killedAt;
      slowestMs = Math.max(slowestMs, lastMs);
    }
  };
  const running = run();
  return {
    /** Waits until all processes are ready. Resolves with the number of kills and the longest downtime. */
    async stop(): Promise<{ kills: number; slowestMs: number }> {
      stopping.abort();
      await running;
      return { kills, slowestMs };
    },
  };
}
