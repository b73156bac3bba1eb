import { setImmediate as nextTurn } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/**
 * Number of connections accepted so far. Node accepts one per event loop turn, so that a connection behind a crowd waits
 * for as many turns. While `count` grows, turns should be short.
 */
export type Arrivals = { readonly count: number };

export function countArrivals(app: FastifyInstance): Arrivals {
  const arrivals = { count: 0 };
  app.server.on("connection", () => {
    arrivals.count += 1;
  });
  return arrivals;
}

/** Maximum number of consecutive turns left to arriving connections. */
const MOST_TURNS = 20;

/** Resolves after an event loop turn in which no connection arrived, or after a maximum number of turns. */
export async function calmTurn(arrivals: Arrivals): Promise<void> {
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const before = arrivals.count;
    await nextTurn();
    if (arrivals.count === before) return;
  }
}

/**
 * Creates a queue that releases callers in order, one per event-loop iteration, and pauses while connections arrive.
 * Without it, work that needs no I/O would run in one iteration while every other client waits.
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
