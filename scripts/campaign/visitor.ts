import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { RequestTarget } from "../harness/requests.ts";

/** Longest response times of health checks (`live`) and of a hub in milliseconds, and the number of failures. */
export type VisitorProbeResult = { live: number; hub: number; failed: number };

/** Runs `work` while another process requests a hub and the health check. Returns the results of both. */
export async function runWithVisitorProbe<Result>(
  { origin }: RequestTarget,
  work: () => Promise<Result>,
): Promise<[Result, VisitorProbeResult]> {
  const visitor = fork(join(import.meta.dirname, "visitor-process.ts"), [origin]);
  const ended = once(visitor, "exit").then(() => {
    throw new Error("The visitor's process ended.");
  });
  ended.catch(() => undefined);
  const receive = () => Promise.race([once(visitor, "message"), ended]);
  try {
    await receive();
    const result = await work();
    visitor.send("over");
    const [seen] = await receive();
    return [result, seen];
  } finally {
    visitor.kill();
  }
}
