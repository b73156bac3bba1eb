import { setTimeout as sleep } from "node:timers/promises";
import { sendRequestOnConnection } from "../harness/requests.ts";
import type { VisitorProbeResult } from "./visitor.ts";

// Runs the visitor of `runWithVisitorProbe` in a separate process, which the generated load does not delay. The argument is
// the product's origin. Sends "looking" to the parent process after the first requests. Sends its findings after it
// receives a message. Exits together with the parent process.
const [origin = ""] = process.argv.slice(2);

const PAUSE_MS = 50;

/** Response timeout in milliseconds. A request that exceeds the timeout counts as failed. */
const RESPONSE_TIMEOUT_MS = 30_000;

const seen: VisitorProbeResult = { live: 0, hub: 0, failed: 0 };
let isOver = false;

async function look(what: "live" | "hub", path: string): Promise<void> {
  const { status, ms } = await sendRequestOnConnection(`${origin}${path}`, {
    timeout: RESPONSE_TIMEOUT_MS,
  });
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
