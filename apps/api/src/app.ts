import { randomUUID } from "node:crypto";
import { setSiteName } from "@giftling/messages/language";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import { AppError } from "./core/errors/app-error.ts";
import { createLoggerOptions, type LogDestination } from "./core/logging.ts";
import { registerLanguageHook } from "./core/request-language.ts";
import { registerErrorHandler, sendError } from "./http/errors.ts";
import { DEFAULT_EVENT_STREAM_TIMINGS, type EventStreamTimings } from "./http/event-streams.ts";
import { addSecurityHeaders } from "./http/headers.ts";
import { registerJsonParser } from "./http/intake/body.ts";
import {
  type ConnectionTimeouts,
  createServerOptions,
  DEFAULT_CONNECTION_TIMEOUTS,
  limitConnections,
  limitConnectionsPerAddress,
  sendClientError,
} from "./http/intake/connections.ts";
import { rejectCrossSiteRequests } from "./http/intake/cross-site-requests.ts";
import { removeForwardedPorts, warnAboutUntrustedProxy } from "./http/intake/forwarded-for.ts";
import { limitUploads } from "./http/intake/uploads.ts";
import { createConnectionCounter } from "./http/intake/yielding-queue.ts";
import { limitParameterLength, recordRouteMethods } from "./http/methods.ts";
import { registerApiDocsRoutes } from "./http/pages/api-docs/page.ts";
import { registerConfirmationRoutes } from "./http/pages/mail/confirm.ts";
import { registerMailOptOutRoutes } from "./http/pages/mail/mail-opt-out.ts";
import { registerMailPreviewRoutes } from "./http/pages/mail/mail-previews.ts";
import { registerUnsubscribeRoutes } from "./http/pages/mail/unsubscribe.ts";
import { registerWebRoutes } from "./http/pages/routes.ts";
import { registerAccountExportRoute } from "./http/rest/account-export.ts";
import { registerClicksCsvRoute } from "./http/rest/clicks-csv.ts";
import { registerRestRoutes } from "./http/rest/rest-routes.ts";
import { registerStripeWebhook } from "./http/rest/stripe-webhook.ts";
import { registerEventRoutes } from "./http/routes/events.ts";
import { registerHealthRoutes } from "./http/routes/health.ts";
import { registerMediaRoutes } from "./http/routes/media.ts";
import { registerMetricsRoutes } from "./http/routes/metrics.ts";
import { registerSecurityTxtRoute } from "./http/routes/security-txt.ts";
import { registerTrpcRoutes } from "./http/routes/trpc.ts";
import { registerAuthRoutes } from "./http/sign-in/routes.ts";
import type { Deps } from "./services/deps.ts";

/** Default maximum size of a request body, in bytes. */
const BODY_LIMIT = 64 * 1024;

/** Returns a schema compiler that throws, because ajv slows startup. zod and tRPC validate input instead. */
const noCompiler = () => () => {
  throw new Error("A route has a JSON schema, for which there is no compiler.");
};
export const NO_SCHEMA_COMPILERS = { buildValidator: noCompiler, buildSerializer: noCompiler };

export type AppOptions = {
  /** Returns whether the process is shutting down. GET /health/ready then responds with 503. */
  isDraining?: () => boolean;
  /** Returns false while a job runner is down. GET /health/ready then responds with 503. */
  isWorking?: () => boolean;
  onRoute?: (route: { method: string | string[]; url: string }) => void;
  patience?: ConnectionTimeouts;
  streamTimings?: EventStreamTimings;
  /** Destination of log lines. Default standard output. */
  logTo?: LogDestination;
};

/** Creates the HTTP server without starting to listen. */
export async function buildApp(deps: Deps, options: AppOptions = {}): Promise<FastifyInstance> {
  const { config } = deps;
  setSiteName(config.siteName);
  const { onRoute, patience = DEFAULT_CONNECTION_TIMEOUTS } = options;
  const { isDraining = () => false, isWorking = () => true } = options;
  const { streamTimings: timings = DEFAULT_EVENT_STREAM_TIMINGS } = options;
  const app = Fastify({
    logger: createLoggerOptions(config.logLevel, options.logTo),
    bodyLimit: BODY_LIMIT,
    schemaController: { compilersFactory: NO_SCHEMA_COMPILERS },
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    // metrics.ts logs one line per response, without paths.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    http: createServerOptions(patience),
    requestTimeout: patience.requestMs,
    connectionTimeout: patience.idleMs,
    forceCloseConnections: "idle",
    // Responds to requests that clients sent before they noticed the shutdown.
    return503OnClosing: false,
    rewriteUrl: ({ url = "/" }) => readableAddress(url),
    // A hook in methods.ts limits the length instead, because the router's own 404 response lacks the security headers.
    routerOptions: { maxParamLength: Number.MAX_SAFE_INTEGER },
    clientErrorHandler: sendClientError,
    frameworkErrors: (_error, request, reply) =>
      void sendError(request, reply, new AppError("BAD_REQUEST")),
  });

  if (onRoute) app.addHook("onRoute", ({ method, url }) => onRoute({ method, url }));
  removeForwardedPorts(app);
  const methodsAt = recordRouteMethods(app);
  const arrivals = createConnectionCounter(app);
  limitConnectionsPerAddress(app, config);
  limitConnections(app, isDraining, arrivals);
  registerErrorHandler(app);
  registerJsonParser(app);
  // Registered before hooks that reject requests, so that their error responses also have security headers.
  addSecurityHeaders(app, config.origin, config.pictureCdn);
  registerMetricsRoutes(app, deps, isWorking);
  rejectCrossSiteRequests(app, config.origin);
  limitParameterLength(app);
  registerLanguageHook(app, config.origin);
  warnAboutUntrustedProxy(app);
  limitUploads(app, deps, arrivals, patience);
  registerHealthRoutes(app, deps, () => !isDraining() && isWorking());
  await registerAuthRoutes(app, deps);
  await registerRestRoutes(app, deps);
  registerAccountExportRoute(app, deps);
  registerSecurityTxtRoute(app, deps.config);
  registerClicksCsvRoute(app, deps);
  await registerTrpcRoutes(app, deps);
  registerEventRoutes(app, deps, { timings, isDraining });
  await registerStripeWebhook(app, deps);
  registerApiDocsRoutes(app, deps);
  registerMediaRoutes(app, deps);
  await registerConfirmationRoutes(app, deps);
  registerMailPreviewRoutes(app, deps);
  await registerUnsubscribeRoutes(app, deps);
  await registerMailOptOutRoutes(app, deps);
  await registerWebRoutes(app, deps, methodsAt);
  return app;
}

/** Escapes the percent signs of a path that cannot be decoded, such as "/hub/100%", so that the router responds. */
function readableAddress(address: string): string {
  if (!address.includes("%")) return address;
  const [path = ""] = address.split("?", 1);
  return isReadable(path) ? address : `${path.replaceAll("%", "%25")}${address.slice(path.length)}`;
}

/** Returns whether a path can be decoded. Reads the decoded path's length, because the bundler removes unused calls. */
function isReadable(path: string): boolean {
  try {
    return decodeURIComponent(path).length > 0;
  } catch {
    return false;
  }
}
