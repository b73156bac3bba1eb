import type { ServerOptions } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { type Arrivals, calmTurn } from "./arrivals.ts";

/** How long a connection may take, in milliseconds. */
export type Patience = {
  /** To send a whole request. */
  requestMs: number;
  /** Without a byte in either direction while an answer is made or sent. */
  idleMs: number;
};

export const PATIENCE: Patience = { requestMs: 30_000, idleMs: 30_000 };

/** Connections held at once. More are dropped, so that descriptors are left for files and the database. */
const MAX_CONNECTIONS = 2_000;

/** Requests that may wait behind another one of their connection. Browsers and proxies send none ahead. */
const MAX_WAITING = 16;

/** Node looks for late requests every 30 seconds by itself, and gives their headers 60. */
export const httpOptions = ({ requestMs }: Patience): ServerOptions => ({
  requestTimeout: requestMs,
  headersTimeout: requestMs / 2,
  connectionsCheckingInterval: Math.min(1_000, requestMs / 4),
});

/**
 * Bounds what one connection can cost: its requests are answered one after the other, so that an answer is only made once
 * the one before has left and others had their turn, and a connection that sends too many ahead ends. While the process
 * stops, each answer ends its connection, so that the next request comes on another one, which a balancer opens to another
 * process.
 */
export function boundConnections(
  app: FastifyInstance,
  isDraining: () => boolean,
  arrivals: Arrivals,
): void {
  app.server.maxConnections = MAX_CONNECTIONS;
  const waiting = new WeakMap<Socket, number>();
  const inLine = createLine(arrivals);
  app.addHook("onRequest", (request, reply, done) => {
    if (isDraining()) reply.header("connection", "close");
    // Node gives the connection to one answer at a time.
    if (reply.raw.socket !== null) return done();
    const { socket } = request.raw;
    const ahead = waiting.get(socket) ?? 0;
    if (ahead >= MAX_WAITING) return void socket.destroy();
    waiting.set(socket, ahead + 1);
    reply.raw.once("socket", () => {
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
      inLine(() => {
        if (!socket.destroyed) done();
      });
    });
  });
}

/**
 * Starts what is given to it in its order, one at a turn of the event loop. Answers made in memory would otherwise follow
 * each other without a turn, and everybody else would wait until all that was sent ahead is answered.
 */
function createLine(arrivals: Arrivals): (start: () => void) => void {
  const line: (() => void)[] = [];
  let isMoving = false;
  const move = async () => {
    isMoving = true;
    while (line.length > 0) {
      await calmTurn(arrivals);
      line.shift()?.();
    }
    isMoving = false;
  };
  return (start) => {
    line.push(start);
    if (!isMoving) void move();
  };
}
