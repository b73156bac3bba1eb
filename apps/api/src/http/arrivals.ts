import { setImmediate as nextTurn } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/**
 * The connections that have arrived so far. Node takes one at each turn of the event loop, so that who comes behind a crowd
 * waits for as many turns: while `count` grows, turns should be short.
 */
export type Arrivals = { readonly count: number };

export function countArrivals(app: FastifyInstance): Arrivals {
  const arrivals = { count: 0 };
  app.server.on("connection", () => {
    arrivals.count += 1;
  });
  return arrivals;
}

/** The most turns that are left to arriving connections at once: with new ones all the time, work goes on slowly. */
const MOST_TURNS = 20;

/** Resolves after a turn of the event loop in which no connection arrived, or after some turns. */
export async function calmTurn(arrivals: Arrivals): Promise<void> {
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const before = arrivals.count;
    await nextTurn();
    if (arrivals.count === before) return;
  }
}

/**
 * Creates a queue whose callers proceed in order, one per iteration of the event loop, and wait while connections arrive. Work that
 * needs no I/O would otherwise follow the work before it without an iteration between, and every other client would wait.
 */
export function createYieldingQueue(arrivals: Arrivals): {
  /** Resolves when the caller may proceed. */
  next(): Promise<void>;
} {
  const waiting: (() => void)[] = [];
  let isRunning = false;
  const run = async () => {
    isRunning = true;
    while (waiting.length > 0) {
      await calmTurn(arrivals);
      waiting.shift()?.();
    }
    isRunning = false;
  };
  return {
    next: () =>
      new Promise((resolve) => {
        waiting.push(resolve);
        if (!isRunning) void run();
      }),
  };
}
