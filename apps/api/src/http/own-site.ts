import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../errors/app-error.ts";
import { STRIPE_WEBHOOK_PATH } from "../features/billing/webhook.ts";
import { UNSUBSCRIBE_PATH } from "../pages/mail/unsubscribe.ts";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/** Routes that others are meant to call; each proves by itself who called (D35). */
const FOR_OTHERS = new Set([STRIPE_WEBHOOK_PATH, UNSUBSCRIBE_PATH]);

/**
 * Unsafe requests must come from our own pages (FORBIDDEN_ORIGIN 403, D35). Browsers say where a request comes from;
 * programs say nothing and pass: they carry nobody's cookies by accident.
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

/** True of a request that the browser says another site began. */
export function isForeign(request: FastifyRequest, ownOrigin: string): boolean {
  const { origin, "sec-fetch-site": site } = request.headers;
  if (site === "cross-site" || site === "same-site") return true;
  return origin !== undefined && origin !== ownOrigin;
}
