import { readFileSync } from "node:fs";
import { request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Product } from "../deep/product.ts";

const PAUSE_MS = 50;

/** The longest that is waited for an answer, in milliseconds; who waits longer counts as waiting so long. */
const LONGEST_MS = 30_000;

/** What a visitor saw: the longest waits in milliseconds, the most memory of the API in MB, and answers that failed. */
export type Seen = { live: number; hub: number; rss: number; failed: number };

/** Opens the seeded family's hub and the health check again and again, each over a connection of its own, while `work` runs. */
export async function watch(product: Product, work: () => Promise<void>): Promise<Seen> {
  const seen: Seen = { live: 0, hub: 0, rss: 0, failed: 0 };
  const { apiPid } = product;
  let isOver = false;
  const look = async (what: "live" | "hub", path: string) => {
    while (!isOver) {
      const { status, ms } = await timed(`${product.origin}${path}`);
      seen[what] = Math.max(seen[what], ms);
      seen.rss = Math.max(seen.rss, memoryOf(apiPid));
      if (status !== 200) seen.failed += 1;
      await sleep(PAUSE_MS);
    }
  };
  const looking = Promise.all([look("live", "/health/live"), look("hub", "/api/hub/rivera/kids")]);
  try {
    await work();
  } finally {
    isOver = true;
  }
  await looking;
  return seen;
}

/** What was seen, for the table. */
export const figureOf = ({ live, hub, rss, failed }: Seen): string =>
  `live ${Math.round(live)} ms, hub ${Math.round(hub)} ms, RSS ${Math.round(rss)} MB, ${failed} failed`;

function timed(url: string): Promise<{ status: number; ms: number }> {
  const begin = performance.now();
  return new Promise((resolve) => {
    const end = (status: number) => resolve({ status, ms: performance.now() - begin });
    const sent = request(url, { agent: false, timeout: LONGEST_MS }, (answer) => {
      answer.resume().once("end", () => end(answer.statusCode ?? 0));
    });
    sent.once("timeout", () => sent.destroy());
    sent.once("error", () => end(0));
    sent.end();
  });
}

/** The memory that a process has in use (Linux), in MB; 0 when it is gone. */
export function memoryOf(pid: number): number {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return (Number(kilobytes ?? 0) * 1_024) / 1_000_000;
  } catch {
    return 0;
  }
}
