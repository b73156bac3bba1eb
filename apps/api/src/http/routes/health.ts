import { isDatabaseReady } from "@giftling/db/queries/operation/work-backlog";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { isValidHealthCheckToken } from "../../core/crypto/tokens.ts";
import { AppError, OVERLOAD_RETRY_AFTER_SECONDS } from "../../core/errors/app-error.ts";
import type { Deps } from "../../services/deps.ts";

/**
 * Lifetime of a cached readiness result in milliseconds. The cache limits the queries that unauthenticated requests
 * cause.
 */
const READY_MS = 1_000;

/** Registers GET /health/live, and GET /health/ready, which responds with 503 while the process cannot serve. */
export function registerHealthRoutes(
  app: FastifyInstance,
  { db, failures, config, clock }: Pick<Deps, "db" | "failures" | "config" | "clock">,
  mayServe: () => boolean,
): void {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let ready = Promise.resolve(false);
  const isDatabaseUp = (): Promise<boolean> => {
    if (performance.now() - checkedAt >= READY_MS) {
      checkedAt = performance.now();
      ready = failures.tolerate("readiness", isDatabaseReady(db)).then((is) => is === true);
    }
    return ready;
  };

  app.get("/health/live", { logLevel: "warn" }, async () => ({ status: "live" }));

  app.get("/health/ready", { logLevel: "warn" }, async (_request, reply) => {
    const isReady = mayServe() && (await isDatabaseUp());
    if (!isReady) reply.header("retry-after", String(OVERLOAD_RETRY_AFTER_SECONDS));
    return reply
      .header("cache-control", "no-store")
      .status(isReady ? 200 : 503)
      .send({ status: isReady ? "ready" : "not ready" });
  });

  app.get("/health/request", { logLevel: "warn" }, async (request, reply) => {
    const token = request.headers.authorization?.replace(/^Bearer /i, "") ?? "";
    if (!isValidHealthCheckToken(config.secret, token, clock.now()))
      throw new AppError("NOT_FOUND");
    return reply.header("cache-control", "no-store").send(describeRequest(request));
  });
}

const withoutIpv4Prefix = (address: string) => address.replace(/^::ffff:/i, "");

/** Returns the addresses of a request's direct sender and of the visitor, and whether the sender is a trusted proxy. */
function describeRequest({ ip, ips = [], headers, socket }: FastifyRequest) {
  return {
    peer: withoutIpv4Prefix(socket.remoteAddress ?? ""),
    visitor: withoutIpv4Prefix(ip),
    isForwarded: "x-forwarded-for" in headers,
    isTrusted: ips.length > 1,
  };
}
