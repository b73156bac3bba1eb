import { setImmediate as nextTurn } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/**
 * Number of connections accepted so far. Node accepts one connection per event-loop iteration, so a connection behind many
 * others waits for as many iterations. While `count` grows, iterations should be short.
 */
export type ConnectionCount = { readonly count: number };

export function createConnectionCount(app: FastifyInstance): ConnectionCount {
  const arrivals = { count: 0 };
  app.server.on("connection", () => {
    arrivals.count += 1;
  });
  return arrivals;
}

/** Maximum number of consecutive event-loop iterations left to arriving connections. */
const MOST_TURNS = 20;

/** Resolves after an event-loop iteration in which no connection arrived, or after a maximum number of iterations. */
export async function waitForIdleServer(arrivals: ConnectionCount): Promise<void> {
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const before = arrivals.count;
    await nextTurn();
    if (arrivals.count === before) return;
  }
}

/**
 * Creates a queue that releases callers in order, `perTurn` per event-loop iteration, and pauses while connections arrive.
 * Without the queue, work that needs no I/O would run in one iteration and block every other client.
 */
export function createYieldingQueue(
  arrivals: ConnectionCount,
  perTurn = 1,
): {
  /** Resolves when the caller may proceed. */
  next(): Promise<void>;
} {
  const waiting: (() => void)[] = [];
  let isRunning = false;
  const run = async () => {
    isRunning = true;
    while (waiting.length > 0) {
      await waitForIdleServer(arrivals);
      for (const release of waiting.splice(0, perTurn)) release();
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
