import path from "node:path";
import fastifyStatic from "@fastify/static";
import type { Executor } from "@giftling/db/client";
import { setSiteName } from "@giftling/messages/language";
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from "fastify";
import { NO_SCHEMA_COMPILERS } from "./app.ts";
import { isPrivateUrl } from "./core/env/checks.ts";
import type { Config } from "./core/env/env.ts";
import { AppError } from "./core/errors/app-error.ts";
import { createLoggerOptions } from "./core/logging.ts";
import { registerLanguageHook } from "./core/request-language.ts";
import { registerErrorHandler } from "./http/errors.ts";
import { addSecurityHeaders } from "./http/headers.ts";
import { createServerOptions, DEFAULT_CONNECTION_TIMEOUTS } from "./http/intake/connections.ts";
import { isCrossSiteRequest } from "./http/intake/cross-site-requests.ts";
import { sendSetupRequiredPage } from "./http/sign-in/new-account/pages.ts";
import { registerSetupRoutes } from "./http/sign-in/new-account/routes.ts";
import type { Deps } from "./services/deps.ts";

/** Origin of a server before its setup, and of a request without a valid host. */
const UNKNOWN_ORIGIN = "http://unknown.invalid";

/** Pattern of the paths of the web app's files that the setup pages need. */
const FILES = /^\/(?:plain\.css|favicon\.svg|assets\/[\w-]+\.woff2)$/;

/**
 * Creates the HTTP server that runs until the installation has an origin. Serves the setup link, and at all other paths
 * a page that mentions the link. `start` starts the app with the origin of the request that creates the first account
 * (rule: first-account).
 */
export async function buildSetupApp(
  { db, config }: { db: Executor; config: Config },
  start: (origin: string) => Promise<Deps>,
): Promise<FastifyInstance> {
  setSiteName(config.siteName);
  const app = Fastify({
    logger: createLoggerOptions(config.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    schemaController: { compilersFactory: NO_SCHEMA_COMPILERS },
    http: createServerOptions(DEFAULT_CONNECTION_TIMEOUTS),
    forceCloseConnections: "idle",
    exposeHeadRoutes: true,
  });
  registerErrorHandler(app);
  // The origin is not known yet, so the headers are the same as for plain HTTP.
  addSecurityHeaders(app, UNKNOWN_ORIGIN);
  registerLanguageHook(app, config.origin);
  app.addHook("onRequest", (request, _reply, done) => {
    const isForeign =
      request.method === "POST" && isCrossSiteRequest(request, getRequestOrigin(request));
    done(isForeign ? new AppError("FORBIDDEN_ORIGIN") : undefined);
  });
  // Closes the connection, because the next request goes to the started app.
  app.addHook("onSend", (_request, reply, _payload, done) => {
    reply.header("connection", "close");
    done();
  });
  for (const check of ["live", "ready"]) app.get(`/health/${check}`, () => ({ status: check }));
  await registerSetupRoutes(app, db, {
    getOrigin(request) {
      const origin = getRequestOrigin(request);
      return isPrivateUrl(origin) ? origin : "public";
    },
    getDeps: (origin) => start(origin ?? config.origin),
  });
  if (config.webDist !== null) {
    await app.register(fastifyStatic, {
      root: path.resolve(config.webDist),
      index: false,
      allowedPath: (pathname) => FILES.test(pathname),
    });
  }
  app.setNotFoundHandler((_request, reply) => sendSetupRequiredPage(reply));
  return app;
}

/**
 * Returns the origin in a request's Host header. The scheme is http, because a server behind a TLS proxy requires
 * APP_ORIGIN.
 */
function getRequestOrigin({ headers }: FastifyRequest): string {
  const url = `http://${headers.host}`;
  return URL.canParse(url) ? new URL(url).origin : UNKNOWN_ORIGIN;
}
