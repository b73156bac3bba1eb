import { randomUUID } from "node:crypto";
import cookie from "@fastify/cookie";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import { authRoutes } from "./auth/routes.ts";
import type { Deps } from "./deps.ts";
import { AppError } from "./errors/app-error.ts";
import { exportRoute } from "./features/account/export/route.ts";
import { stripeWebhook } from "./features/billing/webhook.ts";
import { clicksCsvRoute } from "./features/kids/clicks-csv.ts";
import { acceptJsonOnly } from "./http/body.ts";
import { answerErrors, sendError } from "./http/errors.ts";
import { secureHeaders } from "./http/headers.ts";
import { healthRoutes } from "./http/health.ts";
import { mediaRoutes } from "./http/media.ts";
import { noteMethods } from "./http/methods.ts";
import { metricsRoutes } from "./http/metrics.ts";
import { ownSiteOnly } from "./http/own-site.ts";
import { trpcRoutes } from "./http/trpc.ts";
import { logOptions } from "./logging.ts";
import { docsRoutes } from "./pages/api-docs/route.ts";
import { confirmRoutes } from "./pages/mail/confirm.ts";
import { mailPreviewRoutes } from "./pages/mail/samples.ts";
import { unsubscribeRoutes } from "./pages/mail/unsubscribe.ts";
import { webRoutes } from "./pages/routes.ts";
import { restRoutes } from "./rest/mount.ts";

/** Bytes of a body, where a route does not say otherwise. */
const BODY_LIMIT = 64 * 1024;

export type AppOptions = {
  /** True from the moment the process is asked to stop: readiness then answers 503. */
  isDraining?: () => boolean;
  /** Told of every route as it is mounted. */
  onRoute?: (route: { method: string | string[]; url: string }) => void;
  /** Where log lines go; standard output unless told. */
  logTo?: { write(line: string): void };
};

/** Builds the whole HTTP side over `deps`. Never listens; a test calls `inject`. */
export async function buildApp(deps: Deps, options: AppOptions = {}): Promise<FastifyInstance> {
  const { config } = deps;
  const app = Fastify({
    logger: { ...logOptions(config.logLevel), ...(options.logTo ? { stream: options.logTo } : {}) },
    bodyLimit: BODY_LIMIT,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    // One line per answer, below: without addresses.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // Somebody who reads slowly on purpose holds a connection for so long and no longer.
    requestTimeout: 30_000,
    forceCloseConnections: "idle",
    rewriteUrl: ({ url = "/" }) => readableAddress(url),
    // A batch of tRPC calls is one path parameter.
    routerOptions: { maxParamLength: 2_000 },
    frameworkErrors: (_error, request, reply) =>
      void sendError(request, reply, new AppError("BAD_REQUEST")),
  });

  const { onRoute } = options;
  if (onRoute) app.addHook("onRoute", ({ method, url }) => onRoute({ method, url }));
  const methodsAt = noteMethods(app);
  answerErrors(app);
  acceptJsonOnly(app);
  ownSiteOnly(app, config.origin);
  await secureHeaders(app, config.origin);
  metricsRoutes(app, config.metricsToken);
  await app.register(cookie);
  healthRoutes(app, deps.db, options.isDraining ?? (() => false));
  await authRoutes(app, deps);
  await restRoutes(app, deps);
  exportRoute(app, deps);
  clicksCsvRoute(app, deps);
  await trpcRoutes(app, deps);
  await stripeWebhook(app, deps);
  docsRoutes(app, deps);
  mediaRoutes(app, deps);
  await confirmRoutes(app, deps);
  mailPreviewRoutes(app, deps);
  await unsubscribeRoutes(app, deps);
  await webRoutes(app, deps, methodsAt);
  return app;
}

/**
 * An address whose escapes are no text ("/hub/100%") names nothing there is. Written so that the router can read it, it is
 * answered like any other that is not there, headers and page included.
 */
function readableAddress(address: string): string {
  const [path = ""] = address.split("?", 1);
  return isReadable(path) ? address : `${path.replaceAll("%", "%25")}${address.slice(path.length)}`;
}

/** The answer uses the decoded text: the bundler takes a call whose result nobody wants away, and its error with it. */
function isReadable(path: string): boolean {
  try {
    return decodeURIComponent(path).length > 0;
  } catch {
    return false;
  }
}
