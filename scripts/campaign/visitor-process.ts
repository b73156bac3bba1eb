import { request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Seen } from "./visitor.ts";

/**
 * Visitor of `watch`, in a separate process, so that the cost of generating the load does not delay it. Takes the product's
 * origin. Prints "looking" once both pages were opened, and its findings on any input. Exits with its parent.
 */
const [origin = ""] = process.argv.slice(2);

const PAUSE_MS = 50;

/** Maximum wait for a response, in milliseconds. A longer wait counts as this long. */
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
