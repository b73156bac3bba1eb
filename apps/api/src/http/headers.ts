import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

/** Private pages, hubs and thank-you pages: found by those who have the address, never by a search engine (D11). */
const NOT_INDEXED =
  /^\/(hub|dashboard|settings|subscription|referrals|onboarding|api|media|sign-in-failed|reactivate|goodbye|thank-you|confirm|unsubscribe)(\/|\?|$)/;

/** Security headers of every answer: no inline script anywhere, nothing from elsewhere, no framing. */
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
    // The route's own pattern too: "/h%75b/rivera" is a hub as well.
    const places = [request.url, request.routeOptions.url ?? ""];
    const isAt = (place: RegExp) => places.some((path) => place.test(path));
    if (isAt(NOT_INDEXED)) reply.header("x-robots-tag", "noindex");
    if (isAt(/^\/(api|trpc)\//)) reply.header("cache-control", "no-store");
    // A shop must not learn from which family's hub its visitor came (D11), and nobody the link of a thank-you (D19).
    if (isAt(/^\/(hub|thank-you)(\/|$)/)) reply.header("referrer-policy", "no-referrer");
    // The same for links that are keys (D20); only their own forms must say where they come from.
    if (isAt(/^\/(confirm|unsubscribe)(\/|$)/)) reply.header("referrer-policy", "same-origin");
  });
}
