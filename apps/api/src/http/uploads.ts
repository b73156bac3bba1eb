import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest, preParsingHookHandler } from "fastify";
import { contextOf } from "../context.ts";
import type { Deps } from "../deps.ts";
import { AppError } from "../errors/app-error.ts";
import { createTurns } from "../turns.ts";
import { type Arrivals, calmTurn } from "./arrivals.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** A route of a signed-in parent that takes a picture, whose body is large. */
    isUpload?: boolean;
  }
}

const MB = 1024 * 1024;

/**
 * Bytes of uploads that are read or worked on at once: each takes about five times as much while it is parsed and decoded.
 * The wait leaves time for the body within the 30 seconds that a request may take to arrive.
 */
const IN_FLIGHT = {
  capacity: 32 * MB,
  perOwner: 16 * MB,
  maxWaiting: 100,
  waitMs: 15_000,
} as const;

/**
 * Decides who may upload before a byte of the body is read: UNAUTHORIZED, ACCOUNT_CLOSED or RATE_LIMITED. Then uploads take
 * turns: while too much is under way, the body waits where it comes from (rule: uploads).
 */
export function limitUploads(app: FastifyInstance, deps: Deps, arrivals: Arrivals): void {
  const turns = createTurns(IN_FLIGHT);
  const decide = async (request: FastifyRequest, reply: FastifyReply) => {
    const size = sizeOf(request);
    const session = await contextOf(deps, request, reply).session();
    if (!session) throw new AppError("UNAUTHORIZED");
    const { family } = session;
    if (family.closedAt) throw new AppError("ACCOUNT_CLOSED");
    await deps.limiter.upload(family.id);
    const gone = new AbortController();
    reply.raw.once("close", () => gone.abort(new AppError("BAD_REQUEST")));
    const release = await turns.take(family.id, size, gone.signal);
    whenOver(reply, release);
  };
  const pace: preParsingHookHandler = (_request, _reply, body, done) => {
    done(null, Readable.from(inCalmTurns(body, arrivals), { objectMode: false }));
  };
  // On the uploads alone: no other answer waits for it.
  app.addHook("onRoute", (route) => {
    if (!route.config?.isUpload) return;
    route.onRequest = [...[route.onRequest ?? []].flat(), decide];
    route.preParsing = [...[route.preParsing ?? []].flat(), pace];
  });
}

/**
 * A body, one piece of it at a turn of the event loop. Node would take up to 2 MB of each upload at every turn, and who
 * comes behind a crowd of uploads would wait for seconds to be let in.
 */
async function* inCalmTurns(
  body: AsyncIterable<unknown>,
  arrivals: Arrivals,
): AsyncGenerator<unknown> {
  for await (const piece of body) {
    yield piece;
    await calmTurn(arrivals);
  }
}

/** The bytes that a request announces, or the most that it may send. */
function sizeOf(request: FastifyRequest): number {
  const most = request.routeOptions.bodyLimit ?? 0;
  const announced = Number(request.headers["content-length"]);
  return Number.isSafeInteger(announced) ? Math.min(announced, most) : most;
}

function whenOver(reply: FastifyReply, release: () => void): void {
  if (reply.raw.closed) release();
  else reply.raw.once("close", release);
}
