import type { FastifyInstance } from "fastify";

/** Pattern of an IPv4 address, or of an IPv6 address in brackets, with an optional port. */
const WITH_PORT = /(^|[,\s])(?:(\d+(?:\.\d+){3})|\[([\da-f:.]+)\])(?::\d+)?(?=\s*(?:,|$))/gi;

/** Removes ports and brackets from X-Forwarded-For, before any hook that reads `request.ip`. */
export function removeForwardedPorts(app: FastifyInstance): void {
  app.addHook("onRequest", (request, _reply, done) => {
    const { headers } = request.raw;
    const forwarded = headers["x-forwarded-for"];
    if (typeof forwarded === "string" && /[:[]/.test(forwarded)) {
      headers["x-forwarded-for"] = forwarded.replace(WITH_PORT, "$1$2$3");
    }
    done();
  });
}

/**
 * Registers the hook that warns once about an X-Forwarded-For header from a sender outside TRUSTED_PROXIES
 * (rule: rate-limits).
 */
export function warnAboutUntrustedProxy(app: FastifyInstance): void {
  let hasWarned = false;
  app.addHook("onRequest", (request, _reply, done) => {
    if (!hasWarned && "x-forwarded-for" in request.headers && (request.ips?.length ?? 1) < 2) {
      hasWarned = true;
      app.log.warn(
        "X-Forwarded-For came from an address that is not in TRUSTED_PROXIES and is not believed",
      );
    }
    done();
  });
}
