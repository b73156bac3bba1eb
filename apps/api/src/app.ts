import { randomUUID } from "node:crypto";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import { AppError } from "./core/errors/app-error.ts";
import { logOptions } from "./core/logging.ts";
import { storeLanguage } from "./core/request-language.ts";
import { answerErrors, sendError } from "./http/errors.ts";
import { addSecurityHeaders } from "./http/headers.ts";
import { countArrivals } from "./http/intake/arrivals.ts";
import { acceptJsonOnly } from "./http/intake/body.ts";
import { answerClientError } from "./http/intake/client-errors.ts";
import {
  boundConnectionsPerAddress,
  httpOptions,
  limitConnections,
  PATIENCE,
  type Patience,
} from "./http/intake/connections.ts";
import { readForwardedPorts, warnAboutForwarding } from "./http/intake/forwarded.ts";
import { rejectCrossSite } from "./http/intake/own-site.ts";
import { limitUploads } from "./http/intake/uploads.ts";
import { limitParameters, recordMethods } from "./http/methods.ts";
import { docsRoutes } from "./http/pages/api-docs/route.ts";
import { confirmRoutes } from "./http/pages/mail/confirm.ts";
import { endPartRoutes } from "./http/pages/mail/end-part.ts";
import { refusalRoutes } from "./http/pages/mail/refuse.ts";
import { mailPreviewRoutes } from "./http/pages/mail/samples.ts";
import { unsubscribeRoutes } from "./http/pages/mail/unsubscribe.ts";
import { webRoutes } from "./http/pages/routes.ts";
import { exportRoute } from "./http/rest/account-export.ts";
import { clicksCsvRoute } from "./http/rest/clicks-csv.ts";
import { restRoutes } from "./http/rest/mount.ts";
import { stripeWebhook } from "./http/rest/stripe-webhook.ts";
import { healthRoutes } from "./http/routes/health.ts";
import { mediaRoutes } from "./http/routes/media.ts";
import { metricsRoutes } from "./http/routes/metrics.ts";
import { securityTxtRoute } from "./http/routes/security-txt.ts";
import { trpcRoutes } from "./http/routes/trpc.ts";
import { authRoutes } from "./http/sign-in/routes.ts";
import type { Deps } from "./services/deps.ts";

/** Default maximum size of a body, in bytes. */
const BODY_LIMIT = 64 * 1024;

/**
 * Replaces Fastify's schema compilers (ajv), which would only slow the start. zod validates inputs and tRPC validates
 * outputs.
 */
const noCompiler = () => () => {
  throw new Error("A route has a JSON schema, for which there is no compiler.");
};
const NO_COMPILERS = { buildValidator: noCompiler, buildSerializer: noCompiler };

export type AppOptions = {
  /** Returns true once the process was requested to stop. Readiness then responds with 503. */
  isDraining?: () => boolean;
  /** Returns false while a job runner is down. Readiness then responds with 503. */
  isWorking?: () => boolean;
  /** Called for every route as it is registered. */
  onRoute?: (route: { method: string | string[]; url: string }) => void;
  /** Timeouts of connections. Tests shorten them. */
  patience?: Patience;
  /** Destination of log lines. Default: standard output. */
  logTo?: { write(line: string): void };
};

/** Builds the HTTP server on `deps` without listening. Tests call `inject`. */
export async function buildApp(deps: Deps, options: AppOptions = {}): Promise<FastifyInstance> {
  const { config } = deps;
  const { onRoute, patience = PATIENCE } = options;
  const { isDraining = () => false, isWorking = () => true } = options;
  const app = Fastify({
    logger: { ...logOptions(config.logLevel), ...(options.logTo ? { stream: options.logTo } : {}) },
    bodyLimit: BODY_LIMIT,
    schemaController: { compilersFactory: NO_COMPILERS },
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    // metrics.ts logs one line per response, without paths.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    http: httpOptions(patience),
    requestTimeout: patience.requestMs,
    connectionTimeout: patience.idleMs,
    forceCloseConnections: "idle",
    // Responds to requests that a client sent before it noticed the shutdown.
    return503OnClosing: false,
    rewriteUrl: ({ url = "/" }) => readableAddress(url),
    // A hook in methods.ts limits the length instead, because the router's own refusal has no headers.
    routerOptions: { maxParamLength: Number.MAX_SAFE_INTEGER },
    clientErrorHandler: answerClientError,
    frameworkErrors: (_error, request, reply) =>
      void sendError(request, reply, new AppError("BAD_REQUEST")),
  });

  if (onRoute) app.addHook("onRoute", ({ method, url }) => onRoute({ method, url }));
  readForwardedPorts(app);
  const methodsAt = recordMethods(app);
  const arrivals = countArrivals(app);
  boundConnectionsPerAddress(app, config);
  limitConnections(app, isDraining, arrivals);
  answerErrors(app);
  acceptJsonOnly(app);
  // Registered first, so that refusals of the following hooks also have these headers.
  addSecurityHeaders(app, config.origin);
  metricsRoutes(app, deps, isWorking);
  rejectCrossSite(app, config.origin);
  limitParameters(app);
  storeLanguage(app, config.origin);
  warnAboutForwarding(app);
  limitUploads(app, deps, arrivals, patience);
  healthRoutes(app, deps, () => !isDraining() && isWorking());
  await authRoutes(app, deps);
  await restRoutes(app, deps);
  exportRoute(app, deps);
  securityTxtRoute(app, deps.config);
  clicksCsvRoute(app, deps);
  await trpcRoutes(app, deps);
  await stripeWebhook(app, deps);
  docsRoutes(app, deps);
  mediaRoutes(app, deps);
  await confirmRoutes(app, deps);
  mailPreviewRoutes(app, deps);
  await unsubscribeRoutes(app, deps);
  await endPartRoutes(app, deps);
  await refusalRoutes(app, deps);
  await webRoutes(app, deps, methodsAt);
  return app;
}

/** Escapes an undecodable path ("/hub/100%"), so that the router responds with the usual 404 page and headers. */
function readableAddress(address: string): string {
  if (!address.includes("%")) return address;
  const [path = ""] = address.split("?", 1);
  return isReadable(path) ? address : `${path.replaceAll("%", "%25")}${address.slice(path.length)}`;
}

/**
 * Returns whether a path can be decoded. Uses the decoded text, because otherwise the bundler would drop the call, and with
 * it the error.
 */
function isReadable(path: string): boolean {
  try {
    return decodeURIComponent(path).length > 0;
  } catch {
    return false;
  }
}
