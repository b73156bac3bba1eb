import { createHash } from "node:crypto";
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import {
  EARLY_CLICKS_SCRIPT,
  EARLY_REQUEST_SCRIPT,
  FORM_DIALOGS_SCRIPT,
  OWN_GIFTS_SCRIPT,
} from "@giftling/domain";
import type { FastifyInstance } from "fastify";
import helmet from "helmet";
import { isLoopbackUrl } from "../core/env/checks.ts";

/** Pattern of URLs that search engines must not index, such as hubs and gift pages (rule: unlisted-pages). */
const NOT_INDEXED =
  /^\/(hub|dashboard|add|settings|subscription|referrals|onboarding|api|media|sign-in-failed|reactivate|goodbye|thank-you|gift|mine|join|confirm|unsubscribe)(\/|\?|$)/;

/** Browser features that no page uses. The Permissions-Policy header disables these features. */
const NOT_USED = [
  "accelerometer",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "usb",
];

type Headers = Readonly<Record<string, string>>;

const INLINE_SCRIPTS = [
  EARLY_CLICKS_SCRIPT,
  EARLY_REQUEST_SCRIPT,
  FORM_DIALOGS_SCRIPT,
  OWN_GIFTS_SCRIPT,
].map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);

/** Returns the security headers of all responses, which forbid framing, foreign scripts and other inline scripts. */
function securityHeaders(origin: string, pictureCdn: string | null): Headers {
  const isHttps = origin.startsWith("https:");
  const write = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...INLINE_SCRIPTS],
        // Mantine writes style elements and attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", "data:", "blob:", ...(pictureCdn === null ? [] : [pictureCdn])],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    crossOriginEmbedderPolicy: false,
    // Browsers ignore the header on plain HTTP, and log an error for each page.
    crossOriginOpenerPolicy: isHttps || isLoopbackUrl(origin),
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    xFrameOptions: { action: "deny" },
  });
  // The headers are the same for every response, so helmet runs only once.
  const request = new IncomingMessage(new Socket());
  const answer = new ServerResponse(request);
  write(request, answer, (error) => {
    if (error) throw error;
  });
  const written = Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)]);
  const permissions = NOT_USED.map((feature) => `${feature}=()`).join(", ");
  return { ...Object.fromEntries(written), "permissions-policy": permissions };
}

/** Returns the headers of a response. `places` has the route's URL pattern and, for a wildcard, the request's URL. */
function headersAt(security: Headers, places: readonly string[]): Headers {
  const isAt = (place: RegExp) => places.some((path) => place.test(path));
  return {
    ...security,
    ...(isAt(NOT_INDEXED) ? { "x-robots-tag": "noindex" } : {}),
    ...(isAt(/^\/(api|trpc)\//) ? { "cache-control": "no-store" } : {}),
    // A hub's page depends on cookies. A page whose URL contains a token is never cached.
    ...(isAt(/^\/hub(\/|\?|$)/) ? { "cache-control": "private, no-cache" } : {}),
    ...(isAt(/^\/(thank-you|gift|mine|join)(\/|\?|$)/) ? { "cache-control": "no-store" } : {}),
    // Other sites must not learn the URLs of unlisted pages (rule: unlisted-pages). Forms on these pages need an
    // origin. With the policy `no-referrer`, browsers send the origin "null".
    ...(isAt(
      /^\/(hub|thank-you|gift|mine|join|confirm|unsubscribe|api\/(?:login|setup|invite))(\/|\?|$)/,
    )
      ? { "referrer-policy": "same-origin" }
      : {}),
  };
}

/**
 * Adds the security, caching and robots headers to every response. Computes the headers once per route
 * (rule: picture-cdn).
 */
export function addSecurityHeaders(
  app: FastifyInstance,
  origin: string,
  pictureCdn: string | null = null,
): void {
  const security = securityHeaders(origin, pictureCdn);
  const ofRoute = new Map<string, Headers>();
  app.addHook("onRoute", ({ url }) => {
    // Uses the route's pattern, because an escaped URL such as "/h%75b/rivera" also opens a hub.
    if (!url.includes("*")) ofRoute.set(url, headersAt(security, [url]));
  });
  app.addHook("onRequest", (request, reply, done) => {
    const { url = "" } = request.routeOptions;
    reply.headers(ofRoute.get(url) ?? headersAt(security, [request.url, url]));
    done();
  });
}
