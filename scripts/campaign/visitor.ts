import { fork } from "node:child_process";
import { join } from "node:path";
import type { ProductProcess } from "../deep/product.ts";

/**
 * Findings of the observing visitor. They are the longest response times of the health check and of the hub in
 * milliseconds, and the number of failed responses.
 */
export type VisitorFindings = { live: number; hub: number; failed: number };

/**
 * Runs `work`. Meanwhile, a separate process repeatedly requests the seeded family's hub and the health check, each on a
 * new connection. Returns the findings.
 */
export async function runWithVisitor(
  product: ProductProcess,
  work: () => Promise<void>,
): Promise<VisitorFindings> {
  const program = join(import.meta.dirname, "visitor-process.ts");
  const visitor = fork(program, [product.origin]);
  const said = () =>
    new Promise<unknown>((resolve, reject) => {
      visitor.once("message", resolve);
      visitor.once("exit", () => reject(new Error("The visitor's process ended.")));
    });
  try {
    await said();
    await work();
    visitor.send("over");
    return (await said()) as VisitorFindings;
  } finally {
    visitor.kill();
  }
}

/** Formats a visitor's findings for the table. */
export const formatVisitorFindings = ({ live, hub, failed }: VisitorFindings): string =>
  `live ${Math.round(live)} ms, hub ${Math.round(hub)} ms, ${failed} failed`;
