import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../errors/app-error.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** A route meant for other sites' calls, which verifies the caller by itself (rule: own-site-requests). */
    isForOthers?: boolean;
  }
}

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses unsafe requests from other sites with FORBIDDEN_ORIGIN (rule: own-site-requests). Browsers say where a request
 * comes from. Programs say nothing and pass: they send no cookies of a visitor.
 */
export function ownSiteOnly(app: FastifyInstance, origin: string): void {
  app.addHook("onRequest", (request, _reply, done) => {
    const isAllowed =
      SAFE.has(request.method) ||
      request.routeOptions.config.isForOthers ||
      !isForeign(request, origin);
    done(isAllowed ? undefined : new AppError("FORBIDDEN_ORIGIN"));
  });
}

/** True when the browser says that another site started the request. */
export function isForeign(request: FastifyRequest, ownOrigin: string): boolean {
  const { origin, "sec-fetch-site": site } = request.headers;
  if (site === "cross-site" || site === "same-site") return true;
  return origin !== undefined && origin !== ownOrigin;
}
