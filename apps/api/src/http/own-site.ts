import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../errors/app-error.ts";
import { STRIPE_WEBHOOK_PATH } from "../features/billing/webhook.ts";
import { UNSUBSCRIBE_PATH } from "../pages/mail/unsubscribe.ts";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/** Routes meant for other sites' calls; each verifies the caller by itself (rule: own-site-requests). */
const FOR_OTHERS = new Set([STRIPE_WEBHOOK_PATH, UNSUBSCRIBE_PATH]);

/**
 * Refuses unsafe requests from other sites with FORBIDDEN_ORIGIN (rule: own-site-requests). Browsers say where a request
 * comes from. Programs say nothing and pass: they send no cookies of a visitor.
 */
export function ownSiteOnly(app: FastifyInstance, origin: string): void {
  app.addHook("onRequest", async (request) => {
    const { url = "" } = request.routeOptions;
    if (SAFE.has(request.method) || FOR_OTHERS.has(url)) return;
    if (isForeign(request, origin)) {
      throw new AppError("FORBIDDEN_ORIGIN");
    }
  });
}

/** True when the browser says that another site started the request. */
export function isForeign(request: FastifyRequest, ownOrigin: string): boolean {
  const { origin, "sec-fetch-site": site } = request.headers;
  if (site === "cross-site" || site === "same-site") return true;
  return origin !== undefined && origin !== ownOrigin;
}
