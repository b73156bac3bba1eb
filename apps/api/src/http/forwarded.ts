import type { FastifyInstance } from "fastify";

/**
 * Warns once when somebody says on whose behalf they ask and is none of TRUSTED_PROXIES: then it is a proxy that was
 * forgotten there, behind which all visitors share one limit (rule: rate-limits), or a stranger who lies.
 */
export function warnOfForwarding(app: FastifyInstance): void {
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
