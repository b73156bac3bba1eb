import { isDatabaseReady } from "@giftling/db/queries/operation/health";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";

/**
 * GET /health/live (always 200) and GET /health/ready: 503 while the process stops or a runner of the queue is down
 * (`mayServe`), or the database is away or not migrated.
 */
export function healthRoutes(
  app: FastifyInstance,
  { db, failures }: Pick<Deps, "db" | "failures">,
  mayServe: () => boolean,
): void {
  app.get("/health/live", { logLevel: "warn" }, async () => ({ status: "live" }));

  app.get("/health/ready", { logLevel: "warn" }, async (_request, reply) => {
    const isReady =
      mayServe() && (await failures.tolerate("readiness", isDatabaseReady(db))) === true;
    return reply
      .header("cache-control", "no-store")
      .status(isReady ? 200 : 503)
      .send({ status: isReady ? "ready" : "not ready" });
  });
}
