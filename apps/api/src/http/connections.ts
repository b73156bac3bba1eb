import type { ServerOptions } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { countedPart } from "../crypto/visitor.ts";
import type { Config } from "../env.ts";
import { type Arrivals, createYieldingQueue } from "./arrivals.ts";

/** How long a connection may take, in milliseconds. */
export type Patience = {
  /** To send a whole request. */
  requestMs: number;
  /** Without a byte in either direction while an answer is made or sent. */
  idleMs: number;
  /** Time over which the rate of an upload is averaged. */
  rateWindowMs: number;
};

export const PATIENCE: Patience = { requestMs: 30_000, idleMs: 30_000, rateWindowMs: 10_000 };

/** Connections held at once. More are dropped, so that descriptors are left for files and the database. */
const MAX_CONNECTIONS = 2_000;

/** Connections that one address may hold at once, before RATE_LIMIT_MULTIPLIER: more than a school behind one router needs. */
const MAX_CONNECTIONS_PER_ADDRESS = 200;

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
  const queue = createYieldingQueue(arrivals);
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
      void queue.next().then(() => {
        if (!socket.destroyed) done();
      });
    });
  });
}

/**
 * Drops connections of an address that holds many already, so that no address takes all of them. Does nothing where a proxy is
 * trusted: all connections are the proxy's then, and the proxy must bound those of each visitor (docs/operations.md).
 */
export function boundConnectionsPerAddress(
  app: FastifyInstance,
  { trustedProxies, rateLimitMultiplier }: Pick<Config, "trustedProxies" | "rateLimitMultiplier">,
): void {
  if (trustedProxies.length > 0) return;
  const most = MAX_CONNECTIONS_PER_ADDRESS * rateLimitMultiplier;
  const counts = new Map<string, number>();
  app.server.on("connection", (socket) => {
    const address = countedPart(socket.remoteAddress ?? "");
    const count = counts.get(address) ?? 0;
    if (count >= most) return void socket.destroy();
    counts.set(address, count + 1);
    socket.once("close", () => {
      const left = (counts.get(address) ?? 1) - 1;
      if (left > 0) counts.set(address, left);
      else counts.delete(address);
    });
  });
}
