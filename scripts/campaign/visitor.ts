import { fork } from "node:child_process";
import { join } from "node:path";
import type { Product } from "../deep/product.ts";

/** Findings of a visitor: the longest waits in milliseconds, and the number of failed responses. */
export type Seen = { live: number; hub: number; failed: number };

/** Requests the seeded family's hub and the health check repeatedly, each over a new connection, while `work` runs. */
export async function watch(product: Product, work: () => Promise<void>): Promise<Seen> {
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
    return (await said()) as Seen;
  } finally {
    visitor.kill();
  }
}

/** Formats the findings for the table. */
export const figureOf = ({ live, hub, failed }: Seen): string =>
  `live ${Math.round(live)} ms, hub ${Math.round(hub)} ms, ${failed} failed`;
