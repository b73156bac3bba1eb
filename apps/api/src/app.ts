import { randomUUID } from "node:crypto";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import { authRoutes } from "./auth/routes.ts";
import type { Deps } from "./deps.ts";
import { AppError } from "./errors/app-error.ts";
import { countArrivals } from "./http/arrivals.ts";
import { acceptJsonOnly } from "./http/body.ts";
import { answerClientError } from "./http/client-errors.ts";
import {
  boundConnections,
  boundConnectionsPerAddress,
  httpOptions,
  PATIENCE,
  type Patience,
} from "./http/connections.ts";
import { answerErrors, sendError } from "./http/errors.ts";
import { readForwardedPorts, warnOfForwarding } from "./http/forwarded.ts";
import { secureHeaders } from "./http/headers.ts";
import { healthRoutes } from "./http/health.ts";
import { mediaRoutes } from "./http/media.ts";
import { boundParameters, noteMethods } from "./http/methods.ts";
import { metricsRoutes } from "./http/metrics.ts";
import { ownSiteOnly } from "./http/own-site.ts";
import { securityTxtRoute } from "./http/security-txt.ts";
import { trpcRoutes } from "./http/trpc.ts";
import { limitUploads } from "./http/uploads.ts";
import { logOptions } from "./logging.ts";
import { docsRoutes } from "./pages/api-docs/route.ts";
import { confirmRoutes } from "./pages/mail/confirm.ts";
import { endPartRoutes } from "./pages/mail/end-part.ts";
import { refusalRoutes } from "./pages/mail/refuse.ts";
import { mailPreviewRoutes } from "./pages/mail/samples.ts";
import { unsubscribeRoutes } from "./pages/mail/unsubscribe.ts";
import { webRoutes } from "./pages/routes.ts";
import { keepLanguage } from "./request-language.ts";
import { exportRoute } from "./rest/account-export.ts";
import { clicksCsvRoute } from "./rest/clicks-csv.ts";
import { restRoutes } from "./rest/mount.ts";
import { stripeWebhook } from "./rest/stripe-webhook.ts";

/** Largest body in bytes, unless a route sets another limit. */
const BODY_LIMIT = 64 * 1024;

/** Inputs are checked by zod and answers by tRPC: Fastify's own compilers (ajv) would only make a start longer. */
const noCompiler = () => () => {
  throw new Error("A route has a JSON schema, for which there is no compiler.");
};
const NO_COMPILERS = { buildValidator: noCompiler, buildSerializer: noCompiler };

export type AppOptions = {
  /** True once the process was asked to stop; readiness then answers 503. */
  isDraining?: () => boolean;
  /** False while a runner of the queue is down; readiness then answers 503. */
  isWorking?: () => boolean;
  /** Called for every route as it is mounted. */
  onRoute?: (route: { method: string | string[]; url: string }) => void;
  /** How long connections may take; a test shortens it. */
  patience?: Patience;
  /** Where log lines go; standard output by default. */
  logTo?: { write(line: string): void };
};

/** Builds the whole HTTP side on `deps`. Does not listen; tests call `inject`. */
export async function buildApp(deps: Deps, options: AppOptions = {}): Promise<FastifyInstance> {
  const { config } = deps;
  const { onRoute, patience = PATIENCE } = options;
  const { isDraining = () => false, isWorking = () => true } = options;
  const app = Fastify({
    logger: { ...logOptions(config.logLevel), ...(options.logTo ? { stream: options.logTo } : {}) },
    bodyLimit: BODY_LIMIT,
    schemaController: { compilersFactory: NO_COMPILERS },
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    // metrics.ts logs one line per answer, without addresses.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    http: httpOptions(patience),
    requestTimeout: patience.requestMs,
    connectionTimeout: patience.idleMs,
    forceCloseConnections: "idle",
    // What was sent before its sender heard that this process stops is answered.
    return503OnClosing: false,
    rewriteUrl: ({ url = "/" }) => readableAddress(url),
    // Bounded by a hook instead (methods.ts): what the router refuses has no headers.
    routerOptions: { maxParamLength: Number.MAX_SAFE_INTEGER },
    clientErrorHandler: answerClientError,
    frameworkErrors: (_error, request, reply) =>
      void sendError(request, reply, new AppError("BAD_REQUEST")),
  });

  if (onRoute) app.addHook("onRoute", ({ method, url }) => onRoute({ method, url }));
  readForwardedPorts(app);
  const methodsAt = noteMethods(app);
  const arrivals = countArrivals(app);
  boundConnectionsPerAddress(app, config);
  boundConnections(app, isDraining, arrivals);
  answerErrors(app);
  acceptJsonOnly(app);
  // First, so that what the next ones refuse has their headers as well.
  secureHeaders(app, config.origin);
  metricsRoutes(app, deps, isWorking);
  ownSiteOnly(app, config.origin);
  boundParameters(app);
  keepLanguage(app, config.origin);
  warnOfForwarding(app);
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

/**
 * Escapes an address that cannot be decoded ("/hub/100%"), so that the router can read it and answers with the usual 404,
 * headers and page included.
 */
function readableAddress(address: string): string {
  if (!address.includes("%")) return address;
  const [path = ""] = address.split("?", 1);
  return isReadable(path) ? address : `${path.replaceAll("%", "%25")}${address.slice(path.length)}`;
}

/** Uses the decoded text, because the bundler would drop the call, and with it the error, if its result were unused. */
function isReadable(path: string): boolean {
  try {
    return decodeURIComponent(path).length > 0;
  } catch {
    return false;
  }
}
