import { Readable } from "node:stream";
import { API_ERRORS } from "@giftling/domain";
import type { FastifyInstance, FastifyReply, FastifyRequest, preParsingHookHandler } from "fastify";
import { createContextFromRequest } from "../../access/context.ts";
import { AppError } from "../../core/errors/app-error.ts";
import { createFairSemaphore } from "../../limits/fair-semaphore.ts";
import type { Deps } from "../../services/deps.ts";
import { MAX_UPLOAD_BODY_BYTES } from "../../services/storage/pictures.ts";
import { type ByteLease, createByteBudget } from "../byte-budget.ts";
import type { ConnectionTimeouts } from "./connections.ts";
import { type ConnectionCount, createYieldingQueue, waitForIdleServer } from "./yielding-queue.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Whether the route accepts a picture from a signed-in parent, in a body that can exceed the default limit. */
    isUpload?: boolean;
  }
  interface FastifyRequest {
    /** Lease of memory for the received bytes of an upload. Null for other requests. */
    uploadedBytes: ByteLease | null;
  }
}

const MB = 1024 * 1024;

/**
 * Maximum time in milliseconds that an upload waits before its body is read. Must be shorter than the request timeout.
 */
const WAIT_MS = 15_000;

/** Maximum total size of received uploads in memory, in bytes. Decoding needs about five times as much memory. */
const CAPACITY = 32 * MB;
const ARRIVED = { capacity: CAPACITY, reserve: MAX_UPLOAD_BODY_BYTES, waitMs: WAIT_MS };

/** Limits of the announced bytes (`Content-Length`) of one family's concurrent uploads. */
const ANNOUNCED = {
  capacity: Number.POSITIVE_INFINITY,
  perOwner: CAPACITY / 4,
  maxWaiting: 100,
  waitMs: WAIT_MS,
};

/** Minimum rate at which a client must send an upload, in bytes per second. */
const MIN_RATE = 2_000;

/**
 * Registers hooks that authorize uploads before reading them, limit memory, and reject slow uploads (rule: uploads).
 */
export function limitUploads(
  app: FastifyInstance,
  deps: Deps,
  arrivals: ConnectionCount,
  { rateWindowMs }: ConnectionTimeouts,
): void {
  app.decorateRequest("uploadedBytes", null);
  const turns = createFairSemaphore(ANNOUNCED);
  const budget = createByteBudget(ARRIVED);
  const queue = createYieldingQueue(arrivals);

  async function admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const session = await createContextFromRequest(deps, request, reply).session();
    if (!session) throw new AppError("UNAUTHORIZED");
    const { family } = session;
    if (family.closedAt) throw new AppError("ACCOUNT_CLOSED");
    await deps.limiter.upload(family.id);
    const gone = new AbortController();
    onClose(reply, () => gone.abort(new AppError("BAD_REQUEST")));
    onClose(reply, await turns.take(family.id, announcedBytes(request), gone.signal));
    const bytes = budget.lease();
    request.uploadedBytes = bytes;
    onClose(reply, bytes.release);
  }

  const authorize = async (request: FastifyRequest, reply: FastifyReply) => {
    await queue.next();
    try {
      await admit(request, reply);
    } catch (error) {
      void discard(request.raw, arrivals);
      throw error;
    }
  };
  const receive: preParsingHookHandler = (request, reply, body, done) => {
    const pieces = readBody(body, request.uploadedBytes, arrivals, rateWindowMs);
    const payload = Readable.from(pieces, { objectMode: false });
    // Fastify sends the error and does not read the rest of the body.
    payload.once("error", () => void reply.header("connection", "close"));
    done(null, payload);
  };
  // Registered on upload routes only, so that other responses are not delayed.
  app.addHook("onRoute", (route) => {
    if (!route.config?.isUpload) return;
    route.onRequest = [...[route.onRequest ?? []].flat(), authorize];
    route.preParsing = [...[route.preParsing ?? []].flat(), receive];
  });
}

/**
 * Yields a body, one chunk per event-loop iteration, because larger reads would delay new connections by seconds.
 * Throws BAD_REQUEST if the average rate within `rateWindowMs` is below MIN_RATE. Throws UNAVAILABLE when the byte
 * budget grants no bytes in time.
 */
async function* readBody(
  body: AsyncIterable<Buffer>,
  bytes: ByteLease | null,
  arrivals: ConnectionCount,
  rateWindowMs: number,
): AsyncGenerator<Buffer> {
  // Excludes waits for the byte budget, which must not count as a slow upload.
  let allowedMs = rateWindowMs;
  const pieces = body[Symbol.asyncIterator]();
  for (;;) {
    const begin = performance.now();
    const next = await inTime(pieces.next(), allowedMs);
    if (next.done) return;
    const { length } = next.value;
    const earnedMs = (length / MIN_RATE) * 1_000;
    allowedMs = Math.min(rateWindowMs, allowedMs - (performance.now() - begin) + earnedMs);
    await bytes?.take(length);
    yield next.value;
    await waitForIdleServer(arrivals);
  }
}

async function inTime<T>(piece: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const refuse = () =>
      reject(new AppError("BAD_REQUEST", { message: API_ERRORS.uploadTimedOut }));
    timer = setTimeout(refuse, ms);
  });
  try {
    return await Promise.race([piece, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Reads the rest of a rejected upload, because some clients read the response only after sending everything. */
async function discard(body: AsyncIterable<Buffer>, arrivals: ConnectionCount): Promise<void> {
  try {
    for await (const _piece of body) await waitForIdleServer(arrivals);
  } catch {
    // The client closed the connection.
  }
}

/**
 * Returns the `Content-Length` of a request, at most the route's maximum body size. Returns the maximum if the header
 * is absent or invalid.
 */
function announcedBytes(request: FastifyRequest): number {
  const most = request.routeOptions.bodyLimit ?? 0;
  const announced = Number(request.headers["content-length"]);
  return Number.isSafeInteger(announced) ? Math.min(announced, most) : most;
}

function onClose(reply: FastifyReply, callback: () => void): void {
  if (reply.raw.closed) callback();
  else reply.raw.once("close", callback);
}
