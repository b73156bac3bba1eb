import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../../core/errors/app-error.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** True for a route that other sites call. The route authenticates the caller itself (rule: own-site-requests). */
    isForOthers?: boolean;
  }
}

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses unsafe cross-site requests with FORBIDDEN_ORIGIN. Browsers send their origin. Programs send no origin and pass,
 * because they have no visitor's cookies (rule: own-site-requests).
 */
export function rejectCrossSiteRequests(app: FastifyInstance, origin: string): void {
  app.addHook("onRequest", (request, _reply, done) => {
    const isAllowed =
      SAFE.has(request.method) ||
      request.routeOptions.config.isForOthers ||
      !isCrossSiteRequest(request, origin);
    done(isAllowed ? undefined : new AppError("FORBIDDEN_ORIGIN"));
  });
}

/** Returns whether the browser reports that another site started the request. */
export function isCrossSiteRequest(request: FastifyRequest, ownOrigin: string): boolean {
  const { origin, "sec-fetch-site": site } = request.headers;
  if (site === "cross-site" || site === "same-site") return true;
  return origin !== undefined && origin !== ownOrigin;
}
