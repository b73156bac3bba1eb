import { request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Seen } from "./visitor.ts";

/**
 * The visitor of `watch`, in a process of its own: what the load costs the process that makes it is no wait for the product.
 * Takes the product's address. Says "looking" once both were opened, and what it saw when it is told anything; ends with the
 * process that started it.
 */
const [origin = ""] = process.argv.slice(2);

const PAUSE_MS = 50;

/** The longest that is waited for an answer, in milliseconds; who waits longer counts as waiting so long. */
const LONGEST_MS = 30_000;

const seen: Seen = { live: 0, hub: 0, failed: 0 };
let isOver = false;

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

async function look(what: "live" | "hub", path: string): Promise<void> {
  const { status, ms } = await timed(`${origin}${path}`);
  seen[what] = Math.max(seen[what], ms);
  if (status !== 200) seen.failed += 1;
}

async function keepLooking(what: "live" | "hub", path: string): Promise<void> {
  while (!isOver) {
    await look(what, path);
    await sleep(PAUSE_MS);
  }
}

const PLACES = [
  ["live", "/health/live"],
  ["hub", "/api/hub/rivera/kids"],
] as const;

process.once("disconnect", () => process.exit());
process.once("message", () => {
  isOver = true;
});
for (const [what, path] of PLACES) await look(what, path);
process.send?.("looking");
await Promise.all(PLACES.map(([what, path]) => keepLooking(what, path)));
process.send?.(seen, () => process.disconnect());
