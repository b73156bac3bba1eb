import { setImmediate as nextTurn } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** Number of connections that the server has accepted. */
export type ConnectionCount = { readonly count: number };

export function createConnectionCounter(app: FastifyInstance): ConnectionCount {
  const arrivals = { count: 0 };
  app.server.on("connection", () => {
    arrivals.count += 1;
  });
  return arrivals;
}

/** Maximum number of event-loop iterations that `waitForIdleServer` waits. */
const MAX_ITERATIONS = 20;

/** Resolves after an event-loop iteration without a new connection, or after `MAX_ITERATIONS` iterations. */
export async function waitForIdleServer(arrivals: ConnectionCount): Promise<void> {
  for (let turn = 0; turn < MAX_ITERATIONS; turn += 1) {
    const before = arrivals.count;
    await nextTurn();
    if (arrivals.count === before) return;
  }
}

/** Creates a queue that releases `perTurn` callers per event-loop iteration, and none while connections arrive. */
export function createYieldingQueue(
  arrivals: ConnectionCount,
  perTurn = 1,
): {
  /** Resolves when the queue has reached the caller. */
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
