import type { ServerOptions } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { getRateLimitAddress } from "../../core/crypto/visitor.ts";
import type { Config } from "../../core/env/env.ts";
import { AppError } from "../../core/errors/app-error.ts";
import { type ConnectionCount, createYieldingQueue } from "./yielding-queue.ts";

export type ConnectionTimeouts = {
  /** Maximum time to receive a complete request, in milliseconds. */
  requestMs: number;
  /** Idle timeout of a connection while a request is handled, in milliseconds. */
  idleMs: number;
  /** Period over which the rate of an upload is averaged, in milliseconds. */
  rateWindowMs: number;
};

export const DEFAULT_CONNECTION_TIMEOUTS: ConnectionTimeouts = {
  requestMs: 30_000,
  idleMs: 30_000,
  rateWindowMs: 10_000,
};

/** Maximum number of open connections, which leaves file descriptors for files and the database. */
const MAX_CONNECTIONS = 2_000;

/** Maximum number of open connections per IP address, enough for all devices of a school behind one router. */
const MAX_CONNECTIONS_PER_ADDRESS = 200;

/** Maximum number of pipelined requests per connection. Browsers and proxies do not pipeline. */
const MAX_WAITING = 16;

/** Returns Node's server options that time out slow requests faster than Node's defaults. */
export const createServerOptions = ({ requestMs }: ConnectionTimeouts): ServerOptions => ({
  requestTimeout: requestMs,
  headersTimeout: requestMs / 2,
  connectionsCheckingInterval: Math.min(1_000, requestMs / 4),
});

/** Maximum number of requests that start per event-loop iteration. Node accepts only one connection per iteration. */
const REQUESTS_PER_ITERATION = 2;

/**
 * Registers the limits of one connection and of one event-loop iteration. Pipelined requests of a connection run in
 * order, and requests of other connections are served in between. A connection with too many pipelined requests is
 * closed. During shutdown, each response closes its connection, so that the client reconnects to another process.
 */
export function limitConnections(
  app: FastifyInstance,
  isDraining: () => boolean,
  arrivals: ConnectionCount,
): void {
  app.server.maxConnections = MAX_CONNECTIONS;
  const waiting = new WeakMap<Socket, number>();
  const queue = createYieldingQueue(arrivals, REQUESTS_PER_ITERATION);
  app.addHook("onRequest", (request, reply, done) => {
    if (isDraining()) reply.header("connection", "close");
    const { socket } = request.raw;
    const start = () => {
      // Uploads wait in their own queue, which starts one request per event-loop iteration.
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

/** Drops an IP address's connections above the limit, except behind a trusted proxy (docs/operations.md). */
export function limitConnectionsPerAddress(
  app: FastifyInstance,
  { trustedProxies, rateLimitMultiplier }: Pick<Config, "trustedProxies" | "rateLimitMultiplier">,
): void {
  if (trustedProxies.length > 0) return;
  const most = MAX_CONNECTIONS_PER_ADDRESS * rateLimitMultiplier;
  const counts = new Map<string, number>();
  app.server.on("connection", (socket) => {
    const address = getRateLimitAddress(socket.remoteAddress ?? "");
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

/** HTTP status lines by Node error code, for requests that Node cannot parse. Default 400. */
const STATUSES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

/** Sends an error body for a request that Node rejected before routing, and closes the connection. */
export function sendClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const { code, message } = new AppError("BAD_REQUEST");
  const body = JSON.stringify({ code, message });
  const headers = [
    `HTTP/1.1 ${STATUSES[error.code ?? ""] ?? "400 Bad Request"}`,
    "content-type: application/json; charset=utf-8",
    `content-length: ${Buffer.byteLength(body)}`,
    "cache-control: no-store",
    "x-content-type-options: nosniff",
    "connection: close",
  ];
  socket.end(`${headers.join("\r\n")}\r\n\r\n${body}`);
}
