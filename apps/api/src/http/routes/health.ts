import { isDatabaseReady } from "@giftling/db/queries/operation/backlog";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../services/deps.ts";

/**
 * Lifetime of a cached readiness result, in milliseconds. The cache limits how many queries unauthenticated requests
 * cause.
 */
const READY_MS = 1_000;

/**
 * Registers GET /health/live, which always responds with 200, and GET /health/ready. The second route responds with 503
 * while `mayServe` returns false, and while the database is unavailable or not migrated.
 */
export function registerHealthRoutes(
  app: FastifyInstance,
  { db, failures }: Pick<Deps, "db" | "failures">,
  mayServe: () => boolean,
): void {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let ready = Promise.resolve(false);
  const isDatabaseUp = (): Promise<boolean> => {
    if (performance.now() - checkedAt >= READY_MS) {
      checkedAt = performance.now();
      ready = failures.tolerate("readiness", isDatabaseReady(db)).then((is) => is === true);
    }
    return ready;
  };

  app.get("/health/live", { logLevel: "warn" }, async () => ({ status: "live" }));

  app.get("/health/ready", { logLevel: "warn" }, async (_request, reply) => {
    const isReady = mayServe() && (await isDatabaseUp());
    return reply
      .header("cache-control", "no-store")
      .status(isReady ? 200 : 503)
      .send({ status: isReady ? "ready" : "not ready" });
  });
}
