import { createHash } from "node:crypto";
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { EARLY_CALL, EARLY_CLICKS } from "@giftling/domain";
import type { FastifyInstance } from "fastify";
import helmet from "helmet";

/** Private pages, hubs, thank-you, gift and invitation pages, which search engines must not list (rule: unlisted-pages). */
const NOT_INDEXED =
  /^\/(hub|dashboard|add|settings|subscription|referrals|onboarding|api|media|sign-in-failed|reactivate|goodbye|thank-you|gift|mine|join|confirm|unsubscribe)(\/|\?|$)/;

/** What no page of ours asks a browser for; copying and sharing stay. */
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

const INLINE_SCRIPTS = [EARLY_CLICKS, EARLY_CALL].map(
  (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
);

/** The security headers of every answer: no inline script but two, nothing from other sites, no framing. */
function securityHeaders(origin: string): Headers {
  const isHttps = origin.startsWith("https:");
  const write = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...INLINE_SCRIPTS],
        // Mantine writes style elements and attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", "data:", "blob:"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    xFrameOptions: { action: "deny" },
  });
  // They are the same for every answer, so helmet writes them once.
  const request = new IncomingMessage(new Socket());
  const answer = new ServerResponse(request);
  write(request, answer, (error) => {
    if (error) throw error;
  });
  const written = Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)]);
  const permissions = NOT_USED.map((feature) => `${feature}=()`).join(", ");
  return { ...Object.fromEntries(written), "permissions-policy": permissions };
}

/** The headers of whatever is at one of these places: a route's pattern, a request's address. */
function headersAt(security: Headers, places: readonly string[]): Headers {
  const isAt = (place: RegExp) => places.some((path) => place.test(path));
  return {
    ...security,
    ...(isAt(NOT_INDEXED) ? { "x-robots-tag": "noindex" } : {}),
    ...(isAt(/^\/(api|trpc)\//) ? { "cache-control": "no-store" } : {}),
    // A hub's page differs by cookie; a page whose address contains a token stays in no cache.
    ...(isAt(/^\/hub(\/|\?|$)/) ? { "cache-control": "private, no-cache" } : {}),
    ...(isAt(/^\/(thank-you|gift|mine|join)(\/|\?|$)/) ? { "cache-control": "no-store" } : {}),
    // Other sites must not learn the address of a hub, a thank-you, a gift or an invitation (rule: unlisted-pages).
    ...(isAt(/^\/(hub|thank-you|gift|mine|join)(\/|\?|$)/)
      ? { "referrer-policy": "no-referrer" }
      : {}),
    // The same for links that contain a token; only these pages' own forms need a referrer.
    ...(isAt(/^\/(confirm|unsubscribe)(\/|$)/) ? { "referrer-policy": "same-origin" } : {}),
  };
}

/** Sets each answer's headers: security, caching, robots. Those of a route are made once. */
export function secureHeaders(app: FastifyInstance, origin: string): void {
  const security = securityHeaders(origin);
  const ofRoute = new Map<string, Headers>();
  app.addHook("onRoute", ({ url }) => {
    // The pattern matters, and not the address as it was written: "/h%75b/rivera" is a hub, too.
    if (!url.includes("*")) ofRoute.set(url, headersAt(security, [url]));
  });
  app.addHook("onRequest", (request, reply, done) => {
    const { url = "" } = request.routeOptions;
    reply.headers(ofRoute.get(url) ?? headersAt(security, [request.url, url]));
    done();
  });
}
