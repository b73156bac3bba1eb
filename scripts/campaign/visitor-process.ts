import { setTimeout as sleep } from "node:timers/promises";
import { sendOnNewConnection } from "../harness/requests.ts";
import type { VisitorFindings } from "./visitor.ts";

/**
 * Process of `runWithVisitor` that acts as a visitor. It is separate, so that generating the load does not delay it. The
 * argument is the product's origin. Sends the message "looking" to its parent after it has requested both paths. Sends its
 * findings after it receives a message. Exits with its parent.
 */
const [origin = ""] = process.argv.slice(2);

const PAUSE_MS = 50;

/** Maximum wait for a response, in milliseconds. A response that takes longer is recorded with about this time. */
const LONGEST_MS = 30_000;

const seen: VisitorFindings = { live: 0, hub: 0, failed: 0 };
let isOver = false;

async function look(what: "live" | "hub", path: string): Promise<void> {
  const { status, ms } = await sendOnNewConnection(`${origin}${path}`, { timeout: LONGEST_MS });
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
