import type { FastifyInstance, FastifyRequest } from "fastify";
import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";
import { equalsInConstantTime } from "../../core/crypto/tokens.ts";
import { AppError } from "../../core/errors/app-error.ts";
import { TOLERATED_FAILURES } from "../../core/errors/failures.ts";
import type { Deps } from "../../services/deps.ts";
import { readGaugeMetrics } from "./gauges.ts";

/** Registers hooks that measure and log responses, and GET /metrics for METRICS_TOKEN or for this machine. */
export function registerMetricsRoutes(
  app: FastifyInstance,
  deps: Pick<Deps, "config" | "failures" | "db" | "poolUse" | "hubs">,
  isWorking: () => boolean,
): void {
  const { config, failures } = deps;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time to answer, by route pattern",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
    registers: [registry],
  });

  const tolerated = new Counter({
    name: "tolerated_failures_total",
    help: "Failures that do not change the answer, by what failed",
    labelNames: ["what"],
    registers: [registry],
  });
  // Initialized to 0, because Prometheus computes no rate for a value that appears later.
  for (const what of TOLERATED_FAILURES) tolerated.inc({ what }, 0);
  failures.listen((what, error) => {
    tolerated.inc({ what });
    app.log.warn({ err: error, what }, "tolerated failure");
  });

  /** Cache of histograms by method, status and route, because the library's lookup hashes the labels. */
  const kinds = new Map<string, { observe(seconds: number): void }>();
  // Sends the request ID, with which an operator finds the request's log lines.
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("x-request-id", request.id);
    done();
  });
  app.addHook("onResponse", (request, reply, done) => {
    const { method, log } = request;
    const { statusCode: status, elapsedTime } = reply;
    // A stream lasts as long as its page is open.
    if (request.routeOptions.config.isStream && status === 200) return done();
    // Uses the route's pattern, because the path contains family URLs.
    const route = request.routeOptions.url ?? "none";
    const key = `${method} ${status} ${route}`;
    let kind = kinds.get(key);
    if (!kind) {
      kind = duration.labels({ method, route, status });
      kinds.set(key, kind);
    }
    kind.observe(elapsedTime / 1000);
    log.info({ method, route, status, ms: Math.round(elapsedTime) }, "answered");
    done();
  });

  app.get("/metrics", { logLevel: "warn" }, async (request, reply) => {
    // Behind a proxy, visitors' requests also come from this machine.
    const isTrusted = config.trustedProxies.length === 0 && isFromThisMachine(request);
    if (!isTrusted && !hasToken(request, config.metricsToken)) throw new AppError("NOT_FOUND");
    const parts = await Promise.all([registry.metrics(), readGaugeMetrics(deps, isWorking())]);
    return reply.type(registry.contentType).send(parts.join("\n"));
  });
}

/** Returns whether a request comes from this machine and has no header that a proxy adds. */
function isFromThisMachine(request: FastifyRequest): boolean {
  const address = request.socket.remoteAddress ?? "";
  const isForwarded = "x-forwarded-for" in request.headers || "forwarded" in request.headers;
  return !isForwarded && /^(127\.|::1$|::ffff:127\.)/.test(address);
}

function hasToken(request: FastifyRequest, token: string | null): boolean {
  const given = request.headers.authorization?.replace(/^Bearer /i, "");
  return token !== null && given !== undefined && equalsInConstantTime(given, token);
}
