import type { ServerOptions } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { getRateLimitedAddress } from "../../core/crypto/visitor.ts";
import type { Config } from "../../core/env/env.ts";
import { type ConnectionCount, createYieldingQueue } from "./yielding-queue.ts";

/** Timeouts of a connection, in milliseconds. */
export type ConnectionTimeouts = {
  /** Maximum time to receive a complete request, in milliseconds. */
  requestMs: number;
  /** Maximum time without a byte in either direction while a response is prepared or sent, in milliseconds. */
  idleMs: number;
  /** Period over which the rate of an upload is averaged, in milliseconds. */
  rateWindowMs: number;
};

export const DEFAULT_CONNECTION_TIMEOUTS: ConnectionTimeouts = {
  requestMs: 30_000,
  idleMs: 30_000,
  rateWindowMs: 10_000,
};

/**
 * Maximum number of open connections. Further connections are dropped, so that file descriptors remain for files and the
 * database.
 */
const MAX_CONNECTIONS = 2_000;

/** Maximum number of connections of one address, before RATE_LIMIT_MULTIPLIER. More than a school behind one router needs. */
const MAX_CONNECTIONS_PER_ADDRESS = 200;

/** Maximum number of pipelined requests per connection. Browsers and proxies do not pipeline. */
const MAX_WAITING = 16;

/**
 * Returns Node's options for slow requests. By default, Node checks for them every 30 seconds and allows 60 seconds for
 * their headers.
 */
export const createServerOptions = ({ requestMs }: ConnectionTimeouts): ServerOptions => ({
  requestTimeout: requestMs,
  headersTimeout: requestMs / 2,
  connectionsCheckingInterval: Math.min(1_000, requestMs / 4),
});

/** Maximum number of requests that start in one event-loop iteration, because Node accepts one connection per iteration. */
const REQUESTS_PER_TURN = 2;

/**
 * Limits the cost of one connection, and of one event-loop iteration. A connection's requests are handled in order. Each response is prepared only after the previous
 * one was sent and other connections were served. A connection that pipelines too many requests is closed. During shutdown
 * each response closes its connection, so that the next request goes to another process.
 */
export function limitConnections(
  app: FastifyInstance,
  isDraining: () => boolean,
  arrivals: ConnectionCount,
): void {
  app.server.maxConnections = MAX_CONNECTIONS;
  const waiting = new WeakMap<Socket, number>();
  const queue = createYieldingQueue(arrivals, REQUESTS_PER_TURN);
  app.addHook("onRequest", (request, reply, done) => {
    if (isDraining()) reply.header("connection", "close");
    const { socket } = request.raw;
    const start = () => {
      // Uploads wait in a queue of their own, which starts fewer of them.
      if (request.routeOptions.config.isUpload) return done();
      void queue.next().then(() => {
        if (!socket.destroyed) done();
      });
    };
    // Node assigns the socket to one response at a time.
    if (reply.raw.socket !== null) return start();
    const ahead = waiting.get(socket) ?? 0;
    if (ahead >= MAX_WAITING) return void socket.destroy();
    waiting.set(socket, ahead + 1);
    reply.raw.once("socket", () => {
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
      start();
    });
  });
}

/**
 * Drops further connections of an address at its limit. Does nothing when a proxy is trusted: all connections come from the
 * proxy, which must limit each visitor's connections (docs/operations.md).
 */
export function limitConnectionsPerAddress(
  app: FastifyInstance,
  { trustedProxies, rateLimitMultiplier }: Pick<Config, "trustedProxies" | "rateLimitMultiplier">,
): void {
  if (trustedProxies.length > 0) return;
  const most = MAX_CONNECTIONS_PER_ADDRESS * rateLimitMultiplier;
  const counts = new Map<string, number>();
  app.server.on("connection", (socket) => {
    const address = getRateLimitedAddress(socket.remoteAddress ?? "");
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
