import { setTimeout as sleep } from "node:timers/promises";
import type { Api } from "./stack.ts";

const EVERY_MS = 10_000;

/** Kills one API process after the other, every ten seconds, or later when the last one needs longer to restart. */
export function startKiller(apis: Api[]) {
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
      // The port stays in use for a moment.
      await sleep(200);
      await api.ready();
      lastMs = performance.now() - killedAt;
      slowestMs = Math.max(slowestMs, lastMs);
    }
  };
  const running = run();
  return {
    /** Waits until all are back. Resolves with the number of kills and the longest downtime. */
    async stop(): Promise<{ kills: number; slowestMs: number }> {
      stopping.abort();
      await running;
      return { kills, slowestMs };
    },
  };
}
