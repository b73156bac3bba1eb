import { fork } from "node:child_process";
import { join } from "node:path";
import type { Product } from "../deep/product.ts";

/** What a visitor saw: the longest waits in milliseconds, and answers that failed. */
export type Seen = { live: number; hub: number; failed: number };

/** Opens the seeded family's hub and the health check again and again, each over a connection of its own, while `work` runs. */
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

/** What was seen, for the table. */
export const figureOf = ({ live, hub, failed }: Seen): string =>
  `live ${Math.round(live)} ms, hub ${Math.round(hub)} ms, ${failed} failed`;
