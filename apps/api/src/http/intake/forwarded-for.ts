import type { FastifyInstance } from "fastify";

/** Matches an IPv4 address, or an IPv6 address in brackets, with a port. */
const WITH_PORT = /(^|[,\s])(?:(\d+(?:\.\d+){3})|\[([\da-f:.]+)\])(?::\d+)?(?=\s*(?:,|$))/gi;

/**
 * Removes ports and brackets from X-Forwarded-For, because each port would count as another visitor. Some proxies write
 * them, as in "203.0.113.7:5678, [2001:db8::1]:443". Must run before anything reads `request.ip`.
 */
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
 * Warns once when a request has a forwarded-for header and its sender is not in TRUSTED_PROXIES. Either a proxy is missing
 * there and all visitors share one limit, or a client forges the header (rule: rate-limits).
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
