import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

/** Private pages, hubs and thank-you pages, which search engines must not list (rule: unlisted-pages). */
const NOT_INDEXED =
  /^\/(hub|dashboard|settings|subscription|referrals|onboarding|api|media|sign-in-failed|reactivate|goodbye|thank-you|confirm|unsubscribe)(\/|\?|$)/;

/** Security headers of every answer: no inline scripts, nothing from other sites, no framing. */
export async function secureHeaders(app: FastifyInstance, origin: string): Promise<void> {
  const isHttps = origin.startsWith("https:");
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
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

  app.addHook("onRequest", async (request, reply) => {
    // Checks the route's pattern as well, because "/h%75b/rivera" is a hub, too.
    const places = [request.url, request.routeOptions.url ?? ""];
    const isAt = (place: RegExp) => places.some((path) => place.test(path));
    if (isAt(NOT_INDEXED)) reply.header("x-robots-tag", "noindex");
    if (isAt(/^\/(api|trpc)\//)) reply.header("cache-control", "no-store");
    // Other sites must not learn a hub's or a thank-you page's address (rule: unlisted-pages).
    if (isAt(/^\/(hub|thank-you)(\/|$)/)) reply.header("referrer-policy", "no-referrer");
    // The same for links that contain a token; only these pages' own forms need a referrer.
    if (isAt(/^\/(confirm|unsubscribe)(\/|$)/)) reply.header("referrer-policy", "same-origin");
  });
}
