import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../../core/errors/app-error.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Whether other sites can call the route. Such a route must authenticate its callers (rule: own-site-requests). */
    isForOthers?: boolean;
  }
}

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/** Registers the hook that rejects unsafe cross-site requests with FORBIDDEN_ORIGIN (rule: own-site-requests). */
export function rejectCrossSiteRequests(app: FastifyInstance, origin: string): void {
  app.addHook("onRequest", (request, _reply, done) => {
    const isAllowed =
      SAFE.has(request.method) ||
      request.routeOptions.config.isForOthers ||
      !isCrossSiteRequest(request, origin);
    done(isAllowed ? undefined : new AppError("FORBIDDEN_ORIGIN"));
  });
}

/** Returns whether the request's `Sec-Fetch-Site` or `Origin` header names another origin. */
export function isCrossSiteRequest(request: FastifyRequest, ownOrigin: string): boolean {
  const { origin, "sec-fetch-site": site } = request.headers;
  if (site === "cross-site" || site === "same-site") return true;
  return origin !== undefined && origin !== ownOrigin;
}
